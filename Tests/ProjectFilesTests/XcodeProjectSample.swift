import ProjectFiles
import SourceText
import Testing

/// A small project as Xcode writes it: an app with a storyboard, a cell and a widget that shares one file.
enum XcodeProjectSample {
    static let path = "Cafe.xcodeproj/project.pbxproj"

    static let text = """
        // !$*UTF8*$!
        {
        	archiveVersion = 1;
        	classes = {
        	};
        	objectVersion = 56;
        	objects = {

        /* Begin PBXBuildFile section */
        		A00000000000000000000001 /* Menu.swift in Sources */ = {isa = PBXBuildFile; fileRef = B00000000000000000000001 /* Menu.swift */; };
        		A00000000000000000000002 /* Menu.swift in Sources */ = {isa = PBXBuildFile; fileRef = B00000000000000000000001 /* Menu.swift */; settings = {COMPILER_FLAGS = "-O"; }; };
        		A00000000000000000000003 /* Main.storyboard in Resources */ = {isa = PBXBuildFile; fileRef = E00000000000000000000001 /* Main.storyboard */; };
        		A00000000000000000000004 /* Art.xcassets in Resources */ = {isa = PBXBuildFile; fileRef = B00000000000000000000004 /* Art.xcassets */; };
        /* End PBXBuildFile section */

        /* Begin PBXFileReference section */
        		B00000000000000000000001 /* Menu.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = Menu.swift; sourceTree = "<group>"; };
        		B00000000000000000000002 /* Base */ = {isa = PBXFileReference; lastKnownFileType = file.storyboard; name = Base; path = Base.lproj/Main.storyboard; sourceTree = "<group>"; };
        		B00000000000000000000003 /* de */ = {isa = PBXFileReference; lastKnownFileType = text.plist.strings; name = de; path = de.lproj/Main.strings; sourceTree = "<group>"; };
        		B00000000000000000000004 /* Art.xcassets */ = {isa = PBXFileReference; lastKnownFileType = folder.assetcatalog; path = Art.xcassets; sourceTree = "<group>"; };
        		B00000000000000000000005 /* Café.app */ = {isa = PBXFileReference; explicitFileType = wrapper.application; path = "Caf\\U00e9.app"; sourceTree = BUILT_PRODUCTS_DIR; };
        /* End PBXFileReference section */

        /* Begin PBXGroup section */
        		C00000000000000000000001 = {
        			isa = PBXGroup;
        			children = (
        				C00000000000000000000002 /* App */,
        				B00000000000000000000005 /* Café.app */,
        			);
        			sourceTree = "<group>";
        		};
        		C00000000000000000000002 /* App */ = {
        			isa = PBXGroup;
        			children = (
        				B00000000000000000000001 /* Menu.swift */,
        				E00000000000000000000001 /* Main.storyboard */,
        				B00000000000000000000004 /* Art.xcassets */,
        			);
        			path = App;
        			sourceTree = "<group>";
        		};
        /* End PBXGroup section */

        /* Begin PBXNativeTarget section */
        		D00000000000000000000001 /* Cafe */ = {
        			isa = PBXNativeTarget;
        			buildConfigurationList = F00000000000000000000001;
        			buildPhases = (
        				D00000000000000000000011 /* Sources */,
        				D00000000000000000000012 /* Resources */,
        			);
        			dependencies = (
        			);
        			name = Cafe;
        			productName = Cafe;
        			productReference = B00000000000000000000005 /* Café.app */;
        			productType = "com.apple.product-type.application";
        		};
        		D00000000000000000000002 /* Widget */ = {
        			isa = PBXNativeTarget;
        			buildPhases = (
        				D00000000000000000000021 /* Sources */,
        			);
        			name = Widget;
        			productType = "com.apple.product-type.app-extension";
        		};
        /* End PBXNativeTarget section */

        /* Begin PBXProject section */
        		10000000000000000000000A /* Project object */ = {
        			isa = PBXProject;
        			buildConfigurationList = F00000000000000000000002;
        			developmentRegion = en;
        			knownRegions = (
        				en,
        				Base,
        				de,
        			);
        			mainGroup = C00000000000000000000001;
        			projectDirPath = "";
        			targets = (
        				D00000000000000000000001 /* Cafe */,
        				D00000000000000000000002 /* Widget */,
        			);
        		};
        /* End PBXProject section */

        /* Begin PBXResourcesBuildPhase section */
        		D00000000000000000000012 /* Resources */ = {
        			isa = PBXResourcesBuildPhase;
        			files = (
        				A00000000000000000000003 /* Main.storyboard in Resources */,
        				A00000000000000000000004 /* Art.xcassets in Resources */,
        			);
        		};
        /* End PBXResourcesBuildPhase section */

        /* Begin PBXSourcesBuildPhase section */
        		D00000000000000000000011 /* Sources */ = {
        			isa = PBXSourcesBuildPhase;
        			files = (
        				A00000000000000000000001 /* Menu.swift in Sources */,
        			);
        		};
        		D00000000000000000000021 /* Sources */ = {
        			isa = PBXSourcesBuildPhase;
        			files = (
        				A00000000000000000000002 /* Menu.swift in Sources */,
        			);
        		};
        /* End PBXSourcesBuildPhase section */

        /* Begin PBXVariantGroup section */
        		E00000000000000000000001 /* Main.storyboard */ = {
        			isa = PBXVariantGroup;
        			children = (
        				B00000000000000000000002 /* Base */,
        				B00000000000000000000003 /* de */,
        			);
        			name = Main.storyboard;
        			sourceTree = "<group>";
        		};
        /* End PBXVariantGroup section */

        /* Begin XCBuildConfiguration section */
        		F00000000000000000000011 /* Debug */ = {
        			isa = XCBuildConfiguration;
        			buildSettings = {
        				INFOPLIST_FILE = "$(SRCROOT)/App/Info.plist";
        				INFOPLIST_KEY_UIMainStoryboardFile = Main;
        				IPHONEOS_DEPLOYMENT_TARGET = 9.3;
        				OTHER_FLAGS = (
        					"$(inherited)",
        					"-x",
        				);
        				PRODUCT_NAME = "3 $(TARGET_NAME:lower)-app";
        			};
        			name = Debug;
        		};
        		F00000000000000000000012 /* Debug */ = {
        			isa = XCBuildConfiguration;
        			buildSettings = {
        				IPHONEOS_DEPLOYMENT_TARGET = 12.0;
        				LOOP = "$(POOL)";
        				OTHER_FLAGS = "-p";
        				POOL = "$(LOOP)$(LOOP)";
        				SDKROOT = iphoneos;
        			};
        			name = Debug;
        		};
        /* End XCBuildConfiguration section */

        /* Begin XCConfigurationList section */
        		F00000000000000000000001 = {
        			isa = XCConfigurationList;
        			buildConfigurations = (
        				F00000000000000000000011 /* Debug */,
        			);
        		};
        		F00000000000000000000002 = {
        			isa = XCConfigurationList;
        			buildConfigurations = (
        				F00000000000000000000012 /* Debug */,
        			);
        		};
        /* End XCConfigurationList section */
        	};
        	rootObject = 10000000000000000000000A /* Project object */;
        }

        """

    /// A project with a synchronized folder that the app owns and the widget takes one file of.
    static let synchronized = """
        // !$*UTF8*$!
        {
        	objects = {

        /* Begin PBXFileSystemSynchronizedBuildFileExceptionSet section */
        		A00000000000000000000001 /* PBXFileSystemSynchronizedBuildFileExceptionSet */ = {
        			isa = PBXFileSystemSynchronizedBuildFileExceptionSet;
        			membershipExceptions = (
        				/Localized/Share.xib,
        				Info.plist,
        			);
        			target = D00000000000000000000001 /* Cafe */;
        		};
        		A00000000000000000000002 /* PBXFileSystemSynchronizedBuildFileExceptionSet */ = {
        			isa = PBXFileSystemSynchronizedBuildFileExceptionSet;
        			membershipExceptions = (
        				"/Localized: Share.xib",
        				Shared.swift,
        			);
        			target = D00000000000000000000002 /* Widget */;
        		};
        /* End PBXFileSystemSynchronizedBuildFileExceptionSet section */

        /* Begin PBXFileSystemSynchronizedRootGroup section */
        		B00000000000000000000001 /* App */ = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (A00000000000000000000001 /* PBXFileSystemSynchronizedBuildFileExceptionSet */, A00000000000000000000002 /* PBXFileSystemSynchronizedBuildFileExceptionSet */, ); explicitFileTypes = {}; explicitFolders = (Web, ); path = App; sourceTree = "<group>"; };
        		B00000000000000000000002 /* Kit */ = {isa = PBXFileSystemSynchronizedRootGroup; path = Kit; sourceTree = "<group>"; };
        /* End PBXFileSystemSynchronizedRootGroup section */

        /* Begin PBXGroup section */
        		C00000000000000000000001 = {
        			isa = PBXGroup;
        			children = (
        				B00000000000000000000001 /* App */,
        				B00000000000000000000002 /* Kit */,
        			);
        			sourceTree = "<group>";
        		};
        /* End PBXGroup section */

        /* Begin PBXNativeTarget section */
        		D00000000000000000000001 /* Cafe */ = {
        			isa = PBXNativeTarget;
        			fileSystemSynchronizedGroups = (
        				B00000000000000000000001 /* App */,
        			);
        			name = Cafe;
        		};
        		D00000000000000000000002 /* Widget */ = {
        			isa = PBXNativeTarget;
        			fileSystemSynchronizedGroups = (
        				B00000000000000000000002 /* Kit */,
        			);
        			name = Widget;
        		};
        /* End PBXNativeTarget section */

        /* Begin PBXProject section */
        		E00000000000000000000001 /* Project object */ = {
        			isa = PBXProject;
        			mainGroup = C00000000000000000000001;
        			targets = (
        				D00000000000000000000001 /* Cafe */,
        				D00000000000000000000002 /* Widget */,
        			);
        		};
        /* End PBXProject section */
        	};
        	rootObject = E00000000000000000000001 /* Project object */;
        }

        """

    static func project(_ text: String = text) throws -> XcodeProject {
        try XcodeProject.read(SourceText(path: path, text)).get()
    }
}
