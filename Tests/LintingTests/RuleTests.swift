import Linting
import Testing

@Suite struct RuleTests {}
