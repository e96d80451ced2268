# Two commands do everything on a fresh Debian or Ubuntu machine with a Swift toolchain: make demo, make test.

PREFIX ?= /usr/local
CONFIGURATION ?= debug
SAMPLE := Tests/Fixtures/Projects/BeanThere
TOOL := .build/$(CONFIGURATION)/nibwright
LINTED := Package.swift Sources Plugins $(wildcard Tests/*Tests) Tests/Fuzzing Tests/Randomness

.PHONY: demo test examples fuzz build install dist packages format lint bench pages docs browser editor libraries fresh faults sanitize mutate engines

# A plan of the sample app on the terminal. Nothing is written.
demo: build
	$(TOOL) plan Recipes/outlet-ownership.yml $(SAMPLE)

# More flags for SwiftPM, such as Homebrew's --disable-sandbox.
SWIFT_FLAGS ?=
build: libraries fresh
	swift build -c $(CONFIGURATION) $(SWIFT_FLAGS)

# SwiftPM may keep an object that knows another layout of the kit's types, and the tool then crashes: after a change of the kit,
# everything that is ours is compiled again.
fresh:
	@if [ -e $(TOOL) ] && [ -n "$$(find Sources/NibwrightKit/Sources -name '*.swift' -newer $(TOOL) | head -n 1)" ]; then \
	    find Sources Plugins $(wildcard Tests/*Tests) -name '*.swift' -exec touch {} +; \
	fi

# Swift Testing alone: there are no XCTest cases, and a runner that says so would look like a run without tests. What failed is said
# once more at the end, where whoever keeps only the last lines of a long log still finds it.
test: libraries fresh
	swift build --build-tests
	@{ swift test --skip-build --disable-xctest; echo $$? > .build/tests.status; } 2>&1 | tee .build/tests.log; \
	status=$$(cat .build/tests.status); \
	if [ "$$status" != 0 ]; then \
	    echo "What failed:"; grep -a '✘' .build/tests.log | cut -c 1-1000; exit "$$status"; \
	fi
	$(MAKE) examples

# Builds and tests the example plugins as an author outside would: copies of them, with an installed Nibwright and a state folder of
# their own; and so plugins that were written for each version of the kit's interface. One that does not compile, or has a case that
# fails or no case, fails. What did not change is not compiled again.
AUTHOR := $(CURDIR)/.build/examples/$(CONFIGURATION)
EXAMPLES := $(notdir $(patsubst %/,%,$(wildcard Plugins/Examples/*/)))
RELEASED := $(patsubst Tests/Fixtures/ReleasedPlugins/%/,%,$(wildcard Tests/Fixtures/ReleasedPlugins/*/*/))
examples: build
	@if [ -z "$(EXAMPLES)" ] || [ -z "$(RELEASED)" ]; then echo "There is no example, or no released plugin." >&2; exit 1; fi
	@mkdir -p $(AUTHOR)
	@if [ ! -e $(AUTHOR)/installed ] || [ -n "$$(find $(BUILT)/nibwright $(BUILT)/lib*.* $(BUILT)/Modules Recipes Makefile \
	    -newer $(AUTHOR)/installed 2>/dev/null | head -n 1)" ]; then \
	    touch $(AUTHOR)/starting; rm -rf $(AUTHOR)/prefix; \
	    $(MAKE) install DESTDIR= PREFIX=$(AUTHOR)/prefix > $(AUTHOR)/install.log 2>&1 || { cat $(AUTHOR)/install.log >&2; exit 1; }; \
	    mv $(AUTHOR)/starting $(AUTHOR)/installed; \
	fi
	@rm -rf $(AUTHOR)/plugins && mkdir -p $(AUTHOR)/plugins && cp -R Plugins/Examples/. $(AUTHOR)/plugins/ && \
	    cp -R Tests/Fixtures/ReleasedPlugins/. $(AUTHOR)/plugins/
	@failed=; for plugin in $(EXAMPLES) $(RELEASED); do \
	    echo "$$plugin"; \
	    (cd $(AUTHOR)/plugins/$$plugin && NIBWRIGHT_STATE_HOME=$(AUTHOR)/state NIBWRIGHT_PLUGIN_PATH= NIBWRIGHT_PLUGINS= \
	        $(AUTHOR)/prefix/bin/nibwright plugin test .) || failed="$$failed $$plugin"; \
	done; \
	if [ -n "$$failed" ]; then echo "Plugins that do not work with this kit:$$failed" >&2; exit 1; fi

# Runs over generated projects by GNU parallel and by Slurm, with a part that is killed. Needs Debian's parallel, slurm-wlm and munge,
# and to be root.
engines: build
	Tests/Engines/parallel.sh $(TOOL)
	Tests/Engines/slurm.sh $(TOOL)

# System calls that fail at every place, kills, two runs at once, a person who saves meanwhile: an hour. Needs Python and Linux.
faults: build
	python3 Tests/Faults/faults.py $(TOOL) Recipes --kills 10000

# The tests, and the tool that they start, under Thread Sanitizer, then under Address Sanitizer (or SANITIZERS=thread, or
# SUITES="PlanningTests WorkspaceTests"): an hour each. Every suite in a process of its own, which a crash ends alone.
SANITIZERS ?= thread address
SUITES ?= $(notdir $(wildcard Tests/*Tests))
# Thread Sanitizer itself writes half a megabyte to a file before a program begins.
SKIPPED_thread := --skip 'ApplyTests/fileSizeLimit'
sanitize: libraries $(addprefix sanitize-,$(SANITIZERS))

# Whoever has nothing to report writes no file. Leaks are not looked for: constants behind tagged pointers would be all of them.
sanitize-%: FOLDER = $(CURDIR)/.build-$*
sanitize-%: export TSAN_OPTIONS = log_path='$(FOLDER)/reports/thread' exitcode=66 history_size=4
sanitize-%: export ASAN_OPTIONS = log_path='$(FOLDER)/reports/address' exitcode=66 detect_leaks=0
sanitize-%:
	rm -rf $(FOLDER)/reports && mkdir -p $(FOLDER)/reports
	swift build --build-tests --sanitize=$* --scratch-path $(FOLDER)
	@failed=; for suite in $(SUITES); do \
	    swift test --skip-build --disable-xctest --sanitize=$* --scratch-path $(FOLDER) --filter "^$$suite\\." $(SKIPPED_$*) \
	        || failed="$$failed $$suite"; \
	done; \
	reports=$$(ls $(FOLDER)/reports | wc -l); \
	if [ -n "$$failed" ] || [ "$$reports" -ne 0 ]; then \
	    echo "$* sanitizer: $$reports reports in $(FOLDER)/reports; failed:$${failed:- none}" >&2; exit 1; \
	fi

# Changes one condition or statement at a time and lists the changes that no test notices (COUNT of them, drawn by SEED):
# make mutate FILES=Sources/NibwrightKit/Sources/Planning/EditMerger.swift TESTS=PlanningTests
# FILES may be folders; THEN names slower tests for the changes that TESTS does not notice.
COUNT ?= 20
SEED ?= 1
mutate: libraries
	python3 Tests/Mutation/mutate.py --filter "$(TESTS)" $(if $(THEN),--then "$(THEN)") --count $(COUNT) --seed $(SEED) $(FILES)

# Mutates inputs of every kind (or of KINDS="swift storyboard") for so many seconds; what takes a new way through the kit, is too
# slow or ends the process goes to FOUND. Needs libFuzzer, which comes with the toolchains of swift.org.
TIME ?= 600
FOUND ?= .build-fuzz/found
FUZZER ?= $(firstword $(wildcard $(dir $(shell command -v swiftc))../lib/clang/*/lib/*/libclang_rt.fuzzer_no_main*$(shell uname -m).a \
    $(dir $(shell command -v swiftc))../lib/clang/*/lib/darwin/libclang_rt.fuzzer_no_main_osx.a))
fuzz: libraries
	@if [ -z "$(FUZZER)" ]; then echo "This toolchain has no libFuzzer; use one of swift.org, or name the archive in FUZZER." >&2; exit 1; fi
	swift build -c release --product nibwright-fuzz --scratch-path .build-fuzz -Xswiftc -Xfrontend -Xswiftc -sanitize=fuzzer \
	    -Xlinker -export-dynamic -Xlinker -u -Xlinker LLVMFuzzerRunDriver -Xlinker -u -Xlinker LLVMFuzzerMutate -Xlinker $(FUZZER) \
	    -Xlinker -lstdc++
	.build-fuzz/release/nibwright-fuzz $(TIME) $(FOUND) $(KINDS)

# Installs the two system libraries where they are missing.
libraries:
	@if pkg-config --exists libxml-2.0 yaml-0.1 2>/dev/null; then exit 0; fi; \
	if command -v apt-get >/dev/null; then \
	    root=; if [ "$$(id -u)" -ne 0 ]; then root=sudo; fi; \
	    $$root apt-get update && $$root apt-get install -y libxml2-dev libyaml-dev pkg-config; \
	elif command -v brew >/dev/null; then \
	    brew install libxml2 libyaml pkg-config; \
	else \
	    echo "Install the development files of libxml2 and libyaml, and pkg-config, then run this again." >&2; exit 1; \
	fi

# make install CONFIGURATION=release: the tool, its plugins and recipes, and what it takes to build a plugin.
LIBRARY_FOLDER := $(DESTDIR)$(PREFIX)/lib/nibwright
SHARE := $(DESTDIR)$(PREFIX)/share
SHARED_FOLDER := $(SHARE)/doc/nibwright
BUILT := .build/$(CONFIGURATION)
# What a plugin imports, TransformTesting's own imports included.
KIT_MODULES := NibwrightKit SourceText Colorimetry XMLCode InterfaceBuilder SwiftCode ObjectiveCCode ProjectFiles ProjectGraph TransformKit \
    SwiftWriting Differences Merging Layout Rendering Navigation SceneCallWriting SegueCode YAMLCode OptionReading Recipes Palettes PluginHost Planning Linting Batch \
    Reporting TransformTesting SwiftSyntax SwiftParser

install: build
	mkdir -p $(LIBRARY_FOLDER)/Modules $(LIBRARY_FOLDER)/Headers $(LIBRARY_FOLDER)/Recipes $(DESTDIR)$(PREFIX)/bin
	@# Removed first: a running copy must keep its bytes, and macOS remembers the signature of the old ones.
	for file in nibwright $$(cd $(BUILT) && ls | grep -E '^lib[A-Za-z]+\.(so|dylib)$$' | grep -v '^libWorkCount'); do \
	    rm -f $(LIBRARY_FOLDER)/$$file && cp $(BUILT)/$$file $(LIBRARY_FOLDER)/ || exit 1; \
	done
	@if [ -n "$(PORTABLE)" ]; then .dist/make-portable $(LIBRARY_FOLDER); fi
	@# So that a damaged copy is refused; the kit itself is no plugin.
	$(LIBRARY_FOLDER)/nibwright plugin seal $$(ls $(LIBRARY_FOLDER)/lib*.* | grep -v /libNibwrightKit)
	for module in $(KIT_MODULES); do \
	    rm -rf $(LIBRARY_FOLDER)/Modules/$$module.swift* && \
	    cp -R $(BUILT)/Modules/$$module.swiftmodule $(LIBRARY_FOLDER)/Modules/ || exit 1; \
	    if [ -e $(BUILT)/Modules/$$module.swiftdoc ]; then cp $(BUILT)/Modules/$$module.swiftdoc $(LIBRARY_FOLDER)/Modules/; fi; \
	done
	cp Sources/NibwrightKit/Sources/PluginHost/Headers/module.modulemap $(LIBRARY_FOLDER)/Headers/
	cp Recipes/*.yml $(LIBRARY_FOLDER)/Recipes/
	@# What an author reads without a checkout.
	rm -rf $(SHARED_FOLDER) && mkdir -p $(SHARED_FOLDER) && cp -R Docs README.md CHANGELOG.md LICENSE $(SHARED_FOLDER)/ && \
	    cp -R Plugins/Examples $(SHARED_FOLDER)/Examples
	rm -rf $(LIBRARY_FOLDER)/StandIn && cp -R Tests/StandIn $(LIBRARY_FOLDER)/StandIn && rm -r $(LIBRARY_FOLDER)/StandIn/Simulation
	mkdir -p $(SHARE)/man/man1 $(SHARE)/bash-completion/completions $(SHARE)/zsh/site-functions \
	    $(SHARE)/fish/vendor_completions.d
	rm -f $(SHARE)/man/man1/nibwright*.1 && mv $(SHARED_FOLDER)/Docs/Manual/*.1 $(SHARE)/man/man1/ && \
	    rmdir $(SHARED_FOLDER)/Docs/Manual
	$(LIBRARY_FOLDER)/nibwright --generate-completion-script bash | sed '1{/^#!/d;}' > $(SHARE)/bash-completion/completions/nibwright
	$(LIBRARY_FOLDER)/nibwright --generate-completion-script zsh > $(SHARE)/zsh/site-functions/_nibwright
	$(LIBRARY_FOLDER)/nibwright --generate-completion-script fish > $(SHARE)/fish/vendor_completions.d/nibwright.fish
	ln -sfn ../lib/nibwright/nibwright $(DESTDIR)$(PREFIX)/bin/nibwright

# A release in .build/dist: a tarball that runs where it is unpacked, a Debian package, a bundle for SwiftPM, a Homebrew formula and
# checksums. On Linux it needs patchelf, dpkg-dev and zip.
VERSION := $(shell sed -n 's/^ *static let current = "\(.*\)"$$/\1/p' Sources/nibwright/Version.swift)
dist:
	rm -rf .build/dist
	$(MAKE) install CONFIGURATION=release DESTDIR= PREFIX=$(CURDIR)/.build/dist/prefix PORTABLE=1
	.dist/make-release .build/dist/prefix $(VERSION) .build/dist

# The release, tried as its users would: the Debian package in a Debian without Swift, the tarball elsewhere, the action's steps, the
# package plugin, completions in their shells. Needs root, debootstrap, lintian, mandoc, zsh, fish,
# bc, unzip and Python with PyYAML.
packages: dist
	Tests/Packaging/release.sh .build/dist $(VERSION)
	Tests/Packaging/debian.sh .build/dist $(VERSION)

TRANSFORMS := outlet-ownership color-palette color-accessors split-storyboard merge-storyboards segue-to-coordinator \
    set-attribute remove-attribute rename-attribute add-child remove-element replace-code normalize-documents typed-scenes \
    typed-segues typed-cells scene-factories dependency-bridge regeneration-phase resource-consistency-tests navigation-spies \
    navigation-routes stack-views designable-attributes styling-to-documents extract-nib-views \
    inline-nib-views document-to-uikit cells-to-uikit scenes-to-uikit document-to-swiftui

# Renews what is generated: the transforms' pages, the manual, the schemas, the lint rules and the plan that the README opens with.
# Tests check them.
pages: build
	for transform in $(TRANSFORMS); do \
	    $(TOOL) explain $$transform > Docs/Transforms/$$transform.md || exit 1; \
	done
	for schema in $$($(TOOL) schema | cut -d ' ' -f 1); do \
	    $(TOOL) schema $$schema > Docs/Schemas/$$schema.schema.json || exit 1; \
	done
	swift build --package-path .build/checkouts/swift-argument-parser --scratch-path .build/manual --product generate-manual
	rm -rf Docs/Manual && mkdir -p Docs/Manual
	.build/manual/debug/generate-manual $(TOOL) --multi-page --date 2026-01-01 -o Docs/Manual
	.dist/tidy-manual Docs/Manual
	$(TOOL) lint --rules --format markdown --config /dev/null > .build/rules.md
	sed -e '/^<!-- rules -->$$/,/^<!-- end of rules -->$$/{/^<!--/!d;}' -e '/^<!-- rules -->$$/r .build/rules.md' Docs/Lint.md \
	    > .build/Lint.md && cp .build/Lint.md Docs/Lint.md
	$(TOOL) graph $(SAMPLE) --format svg > Docs/Graph.svg
	$(TOOL) render $(SAMPLE) --scene MoreViewController > Docs/Rendering.svg
	$(TOOL) plan Recipes/outlet-ownership.yml $(SAMPLE) --set 'class=Confirmation*' --color never \
	    | sed 's|$(CURDIR)/Tests/Fixtures/Projects|~|; s|Tests/Fixtures/Projects|~|; s|^\(.\)|    \1|' > .build/plan.txt
	sed -e '/^<!-- plan -->$$/,/^<!-- end of plan -->$$/{/^<!--/!d;}' -e '/^<!-- plan -->$$/r .build/plan.txt' README.md \
	    > .build/README.md && cp .build/README.md README.md

# The kit's reference, tutorial and cookbook as a DocC archive in .build/NibwrightKit.doccarchive; a warning is an error. To read it:
# docc preview Docs/NibwrightKit.docc --additional-symbol-graph-dir .build/symbol-graphs
AUTHORS_MODULES := $(shell sed -n 's/^@_exported import //p' Sources/NibwrightKit/Sources/NibwrightKit/NibwrightKit.swift) Layout TransformTesting
docs: build
	rm -rf .build/symbol-graphs && mkdir -p .build/symbol-graphs
	for module in $(AUTHORS_MODULES); do \
	    swift symbolgraph-extract -module-name $$module -I .build/$(CONFIGURATION)/Modules \
	        -I $(firstword $(wildcard .build/$(CONFIGURATION)/NibwrightKit_PluginHost.*)/Headers) \
	        -target $$(swiftc -print-target-info | sed -n 's/.*"triple": "\(.*\)".*/\1/p' | head -n 1) \
	        -minimum-access-level public -skip-inherited-docs -output-dir .build/symbol-graphs || exit 1; \
	done
	docc convert Docs/NibwrightKit.docc --additional-symbol-graph-dir .build/symbol-graphs --warnings-as-errors \
	    --fallback-display-name NibwrightKit --fallback-bundle-identifier nibwright.kit --output-dir .build/NibwrightKit.doccarchive

# The language server, talked to by a published client as an editor does. Needs Python with pygls.
editor: build
	python3 Tests/Editor/editor.py $(TOOL) $(SAMPLE)

# Clicks through the page of the sample app's plan in headless Chromium: filters, search, pictures, decisions. Needs Chromium with its
# driver and Python's selenium.
browser: build
	$(TOOL) plan Recipes/split-storyboards.yml $(SAMPLE) --allow review -o .build/plan.html
	python3 Tests/Browser/pages.py .build/plan.html

format:
	swift format -i -r -p $(LINTED)

lint:
	swift format lint --strict -r -p $(LINTED)

# Time and peak memory of loading and planning generated projects, beside what libxml2 and swift-syntax alone cost; then a
# project with as many inline colors as 157 real ones have together, and one of twice the size.
bench: libraries
	swift build -c release --product nibwright-bench
	swift build -c release --product OutletOwnership
	swift build -c release --product ColorPalette
	.build/release/nibwright-bench run
	.build/release/nibwright-bench run --documents 1000 --colors 45000 --sizes 2 --runs 3
	swift build -c release
	.build/release/nibwright-bench growth --build .build/release
