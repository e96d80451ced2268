import Foundation
import Planning
import Testing

@Suite("The user's own state folder")
struct UserStateFolderTests {
    private let home: TestProject

    init() throws { home = try TestProject() }

    @Test("is where the environment says, the more exact variable first")
    func location() {
        let variables = ["NIBWRIGHT_STATE_HOME": "/own", "XDG_STATE_HOME": "/state", "HOME": "/home/ada"]
        #expect(UserStateFolder(environment: variables).path == "/own")
        #expect(
            UserStateFolder(environment: variables.filter { $0.key != "NIBWRIGHT_STATE_HOME" }).path
                == "/state/nibwright")
        #expect(UserStateFolder(environment: ["HOME": "/home/ada"]).path?.hasPrefix("/home/ada/") == true)
        #expect(
            UserStateFolder(environment: ["HOME": "/home/ada", "XDG_STATE_HOME": "relative"]).path
                == UserStateFolder(environment: ["HOME": "/home/ada"]).path)
        for variables in [[:], ["NIBWRIGHT_STATE_HOME": "relative", "HOME": "/home/ada"]] {
            #expect(throws: UserStateError.self) { try UserStateFolder(environment: variables).read("file") }
        }
    }

    @Test("keeps files for this user only, and is not made by reading")
    func files() throws {
        let folder = UserStateFolder(path: home.absolute("deep/state"))
        #expect(try folder.read("file") == nil)
        #expect(!home.exists("deep"))
        try folder.write([1, 2], to: "file")
        #expect(try folder.read("file") == [1, 2])
        try folder.write([3], to: "file")
        #expect(try folder.read("file") == [3])
        #expect(try folder.add([4], as: "file") == [3])
        #expect(try folder.add([5], as: "other") == [5])
        #expect(try mode("deep/state") == 0o700)
        #expect(try mode("deep/state/file") == 0o600)
        #expect(
            try Set(FileManager.default.contentsOfDirectory(atPath: home.absolute("deep/state"))) == ["file", "other"])
    }

    @Test("is refused when others may write to it, or when it is a link or a file")
    func refusals() throws {
        try home.makeFolder("open")
        try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: home.absolute("open"))
        #expect(throws: UserStateError.writableByOthers(home.absolute("open"))) {
            try UserStateFolder(path: home.absolute("open")).read("file")
        }
        try home.makeFolder("own")
        try home.link("link", to: home.absolute("own"))
        try home.write("", to: "file")
        for name in ["link", "file"] {
            #expect(throws: UserStateError.unusable(home.absolute(name), reason: "it is no folder")) {
                try UserStateFolder(path: home.absolute(name)).read("file")
            }
            #expect(throws: UserStateError.self) {
                try UserStateFolder(path: home.absolute(name)).write([], to: "file")
            }
        }
    }

    @Test("reads no link, no pipe, no file that is too large, and no name that is a path")
    func hostileFiles() throws {
        let folder = UserStateFolder(path: home.absolute("state"))
        try folder.write([1, 2, 3], to: "large")
        try home.write("secret", to: "outside")
        try home.link("state/link", to: home.absolute("outside"))
        #expect(mkfifo(home.absolute("state/pipe"), 0o600) == 0)
        for name in ["link", "pipe", "../outside", ".."] {
            #expect(throws: UserStateError.self) { try folder.read(name) }
        }
        #expect(throws: UserStateError.self) { try folder.read("large", limit: 2) }
        try folder.write([7], to: "link")
        #expect(home.exists("outside"))
        #expect(try folder.read("link") == [7])
    }

    private func mode(_ path: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: home.absolute(path))[.posixPermissions] as? Int
    }
}
