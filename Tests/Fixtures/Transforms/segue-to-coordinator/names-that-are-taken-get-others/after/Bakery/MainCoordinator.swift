final class MainCoordinator {}
