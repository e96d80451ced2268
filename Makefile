# Two commands do everything on a fresh Debian or Ubuntu machine with a Swift toolchain: make demo, make test.

PREFIX ?= /usr/local
CONFIGURATION ?= debug
SAMPLE := Tests/Fixtures/Projects/BeanThere
TOOL := .build/$(CONFIGURATION)/nibwright
LINTED := Package.swift Sources Plugins $(wildcard Tests/*Tests)

.PHONY: demo test build install format lint bench pages libraries

# A plan of the sample app on the terminal. Nothing is written.
demo: build
	$(TOOL) plan Recipes/outlet-ownership.yml $(SAMPLE)

build: libraries
	swift build -c $(CONFIGURATION)

# Swift Testing alone: there are no XCTest cases, and a runner that says so would look like a run without tests.
test: libraries
	swift build --build-tests
	swift test --skip-build --disable-xctest

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

# Renews what is generated: the transforms' pages and the plan that the README opens with. A test checks both.
pages: build
	$(TOOL) explain outlet-ownership > Docs/Transforms/outlet-ownership.md
	$(TOOL) plan Recipes/outlet-ownership.yml $(SAMPLE) --set 'class=Confirmation*' --color never \
	    | sed 's|$(CURDIR)/Tests/Fixtures/Projects|~|; s|Tests/Fixtures/Projects|~|; s|^\(.\)|    \1|' > .build/plan.txt
	sed -e '/^<!-- plan -->$$/,/^<!-- end of plan -->$$/{/^<!--/!d;}' -e '/^<!-- plan -->$$/r .build/plan.txt' README.md \
	    > .build/README.md && cp .build/README.md README.md

format:
	swift format -i -r -p $(LINTED)

lint:
	swift format lint --strict -r -p $(LINTED)

# Time and peak memory of loading and planning generated projects, beside what libxml2 and swift-syntax alone cost.
bench: libraries
	swift build -c release --product nibwright-bench
	swift build -c release --product OutletOwnership
	.build/release/nibwright-bench run
