# For a tap: brew install nibwright/tap/nibwright. `make dist` fills in the version and the digest of the release's source archive.
class Nibwright < Formula
  desc "Migrates and refactors Interface Builder code bases"
  homepage "https://github.com/nibwright/nibwright"
  url "https://github.com/nibwright/nibwright/releases/download/@VERSION@/nibwright-@VERSION@-source.tar.gz"
  sha256 "@SHA256@"
  license "MIT"

  depends_on "pkgconf" => :build
  depends_on "libyaml"

  uses_from_macos "swift" => :build
  uses_from_macos "libxml2"

  def install
    system "make", "install", "CONFIGURATION=release", "PREFIX=#{prefix}", "SWIFT_FLAGS=--disable-sandbox"
  end

  test do
    (testpath/"App.xib").write <<~XML
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701"
          targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
        <objects><view contentMode="scaleToFill" id="iN0-l3-epB"/></objects>
      </document>
    XML
    assert_match "1 loaded of 1 found", shell_output("#{bin}/nibwright inspect #{testpath}")
    system bin/"nibwright", "explain", "outlet-ownership"
  end
end
