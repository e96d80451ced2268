/// A project as Xcode writes it: an app and its twin that both build a localized storyboard, and an unlocalized one.
enum SplitXcodeProject {
    static let path = "App.xcodeproj/project.pbxproj"

    static func text(setting: String = "INFOPLIST_KEY_UIMainStoryboardFile = Main;") -> String {
        """
        // !$*UTF8*$!
        {
        	objects = {

        /* Begin PBXBuildFile section */
        		A10000000000000000000001 /* Main.storyboard in Resources */ = {isa = PBXBuildFile; fileRef = E10000000000000000000001 /* Main.storyboard */; };
        		A10000000000000000000002 /* Main.storyboard in Resources */ = {isa = PBXBuildFile; fileRef = E10000000000000000000001 /* Main.storyboard */; };
        		A10000000000000000000003 /* Tools.storyboard in Resources */ = {isa = PBXBuildFile; fileRef = B10000000000000000000003 /* Tools.storyboard */; };
        /* End PBXBuildFile section */

        /* Begin PBXFileReference section */
        		B10000000000000000000001 /* Base */ = {isa = PBXFileReference; lastKnownFileType = file.storyboard; name = Base; path = Base.lproj/Main.storyboard; sourceTree = "<group>"; };
        		B10000000000000000000002 /* Deutsch */ = {isa = PBXFileReference; fileEncoding = 10; lastKnownFileType = text.plist.strings; name = Deutsch; path = de.lproj/Main.strings; sourceTree = "<group>"; };
        		B10000000000000000000003 /* Tools.storyboard */ = {isa = PBXFileReference; lastKnownFileType = file.storyboard; path = Tools.storyboard; sourceTree = "<group>"; };
        /* End PBXFileReference section */

        /* Begin PBXGroup section */
        		C10000000000000000000001 = {
        			isa = PBXGroup;
        			children = (
        				E10000000000000000000001 /* Main.storyboard */,
        				B10000000000000000000003 /* Tools.storyboard */,
        			);
        			path = App;
        			sourceTree = "<group>";
        		};
        /* End PBXGroup section */

        /* Begin PBXNativeTarget section */
        		D10000000000000000000001 /* App */ = {
        			isa = PBXNativeTarget;
        			buildConfigurationList = F10000000000000000000001;
        			buildPhases = (
        				D10000000000000000000011 /* Resources */,
        			);
        			name = App;
        			productType = "com.apple.product-type.application";
        		};
        		D10000000000000000000002 /* Twin */ = {
        			isa = PBXNativeTarget;
        			buildPhases = (
        				D10000000000000000000012 /* Resources */,
        			);
        			name = Twin;
        			productType = "com.apple.product-type.application";
        		};
        /* End PBXNativeTarget section */

        /* Begin PBXProject section */
        		910000000000000000000001 /* Project object */ = {
        			isa = PBXProject;
        			mainGroup = C10000000000000000000001;
        			targets = (
        				D10000000000000000000001 /* App */,
        				D10000000000000000000002 /* Twin */,
        			);
        		};
        /* End PBXProject section */

        /* Begin PBXResourcesBuildPhase section */
        		D10000000000000000000011 /* Resources */ = {
        			isa = PBXResourcesBuildPhase;
        			files = (
        				A10000000000000000000001 /* Main.storyboard in Resources */,
        				A10000000000000000000003 /* Tools.storyboard in Resources */,
        			);
        		};
        		D10000000000000000000012 /* Resources */ = {
        			isa = PBXResourcesBuildPhase;
        			files = (
        				A10000000000000000000002 /* Main.storyboard in Resources */,
        			);
        		};
        /* End PBXResourcesBuildPhase section */

        /* Begin PBXVariantGroup section */
        		E10000000000000000000001 /* Main.storyboard */ = {
        			isa = PBXVariantGroup;
        			children = (
        				B10000000000000000000002 /* Deutsch */,
        				B10000000000000000000001 /* Base */,
        			);
        			name = Main.storyboard;
        			sourceTree = "<group>";
        		};
        /* End PBXVariantGroup section */

        /* Begin XCBuildConfiguration section */
        		F10000000000000000000002 /* Debug */ = {
        			isa = XCBuildConfiguration;
        			buildSettings = {
        				\(setting)
        			};
        			name = Debug;
        		};
        /* End XCBuildConfiguration section */

        /* Begin XCConfigurationList section */
        		F10000000000000000000001 = {
        			isa = XCConfigurationList;
        			buildConfigurations = (
        				F10000000000000000000002 /* Debug */,
        			);
        		};
        /* End XCConfigurationList section */
        	};
        	rootObject = 910000000000000000000001 /* Project object */;
        }

        """
    }

    /// A project whose folder is synchronized; the extension takes storyboards of it by exceptions, the app leaves one out.
    static let synchronized = """
        // !$*UTF8*$!
        {
        	objects = {

        /* Begin PBXFileSystemSynchronizedBuildFileExceptionSet section */
        		A20000000000000000000001 /* Exceptions for "App" folder in "App" target */ = {
        			isa = PBXFileSystemSynchronizedBuildFileExceptionSet;
        			membershipExceptions = (
        				Info.plist,
        				Tools.storyboard,
        			);
        			target = D20000000000000000000001 /* App */;
        		};
        		A20000000000000000000002 /* Exceptions for "App" folder in "Share" target */ = {
        			isa = PBXFileSystemSynchronizedBuildFileExceptionSet;
        			membershipExceptions = (
        				/Localized/Main.storyboard,
        				Tools.storyboard,
        			);
        			target = D20000000000000000000002 /* Share */;
        		};
        /* End PBXFileSystemSynchronizedBuildFileExceptionSet section */

        /* Begin PBXFileSystemSynchronizedRootGroup section */
        		B20000000000000000000001 /* App */ = {
        			isa = PBXFileSystemSynchronizedRootGroup;
        			exceptions = (
        				A20000000000000000000001 /* Exceptions for "App" folder in "App" target */,
        				A20000000000000000000002 /* Exceptions for "App" folder in "Share" target */,
        			);
        			path = App;
        			sourceTree = "<group>";
        		};
        /* End PBXFileSystemSynchronizedRootGroup section */

        /* Begin PBXGroup section */
        		C20000000000000000000001 = {
        			isa = PBXGroup;
        			children = (
        				B20000000000000000000001 /* App */,
        			);
        			sourceTree = "<group>";
        		};
        /* End PBXGroup section */

        /* Begin PBXNativeTarget section */
        		D20000000000000000000001 /* App */ = {
        			isa = PBXNativeTarget;
        			fileSystemSynchronizedGroups = (
        				B20000000000000000000001 /* App */,
        			);
        			name = App;
        		};
        		D20000000000000000000002 /* Share */ = {
        			isa = PBXNativeTarget;
        			name = Share;
        		};
        /* End PBXNativeTarget section */

        /* Begin PBXProject section */
        		920000000000000000000001 /* Project object */ = {
        			isa = PBXProject;
        			mainGroup = C20000000000000000000001;
        			targets = (
        				D20000000000000000000001 /* App */,
        				D20000000000000000000002 /* Share */,
        			);
        		};
        /* End PBXProject section */
        	};
        	rootObject = 920000000000000000000001 /* Project object */;
        }

        """
}
