# All commands for developers. `make run` and `make test` need only Rust and a C compiler.

CARGO ?= cargo

# Formats and checks scripts and styles; the other packages in the folder are used by the tests of the pages.
FRONT_END = tests/front-end
BIOME = $(FRONT_END)/node_modules/.bin/biome
# Programs that come as packages of Python, at the versions in tests/requirements-….txt.
LINT_TOOLS = target/lint-tools
BOOK_TOOLS = target/book-tools
BUILD_TOOLS = target/build-tools
# Lists the components of a program in the program, where scanners look for them.
AUDITABLE = $(BUILD_TOOLS)/bin/cargo-auditable
# Architectures of Debian that a release is for; `make release ARCHITECTURES=amd64` makes the files of one.
ARCHITECTURES = amd64 arm64
SCHEMA_OF = $(LINT_TOOLS)/bin/check-jsonschema --quiet --builtin-schema

.PHONY: run test lint fmt check docs release release-test image-root publish proxy-test api-test soak bench bench-short tools figures chances taps facts golden

run: ## a fresh machine to a running service with demo data at http://127.0.0.1:8080
	$(CARGO) run -- serve --demo

# Tests often wait for browsers and databases: twice as many as there are processors, plus one, keep the processors busy.
test: export RUST_TEST_THREADS ?= $(shell expr 2 \* $$(nproc) + 1)
test: tools ## unit, property, both databases, browser
	tests/with-postgres.sh $(CARGO) test --workspace

tools: ## what the tests need from the system: PostgreSQL's server, Chromium, strace, promtool and npm
	tests/install-tools.sh
	$(MAKE) $(BIOME)

lint: $(BIOME) $(LINT_TOOLS)/installed ## what a review would say first
	$(LINT_TOOLS)/bin/actionlint -shellcheck= -pyflakes= .github/workflows/*.yml
	$(SCHEMA_OF) vendor.github-issue-forms .github/ISSUE_TEMPLATE/*.yml
	$(SCHEMA_OF) vendor.renovate .github/renovate.json
	$(CARGO) fmt --all --check
	$(BIOME) ci --error-on-warnings static
	$(CARGO) clippy --workspace --all-targets -- -D warnings

fmt: $(BIOME)
	$(CARGO) fmt --all
	$(BIOME) format --write static

$(BIOME): $(FRONT_END)/package.json
	tests/install-tools.sh front-end
	npm install --prefix $(FRONT_END) --no-package-lock --no-audit --no-fund
	touch $@

target/%-tools/installed: tests/requirements-%.txt
	tests/install-tools.sh $*
	python3 -m venv --clear $(@D)
	$(@D)/bin/pip install --quiet --disable-pip-version-check --requirement $<
	touch $@

$(AUDITABLE): $(BUILD_TOOLS)/installed
	$(CARGO) install --quiet --locked --root $(BUILD_TOOLS) --target-dir $(BUILD_TOOLS)/compiled cargo-auditable@0.7.7
	touch $@

docs: $(BOOK_TOOLS)/installed ## the book of docs/ in target/book/, with a search; fails on a link that leads nowhere, in the book or in the repository
	rm -rf target/book
	$(BOOK_TOOLS)/bin/mdbook build docs
	$(BOOK_TOOLS)/bin/lychee --offline --include-fragments --no-progress target/book
	$(BOOK_TOOLS)/bin/lychee --offline --include-fragments --no-progress '*.md' 'docs/**/*.md'

check:
	$(CARGO) check --workspace --all-targets

release: ## packages, archives and an image for amd64 and arm64, with checksums, in target/release-files/
	tests/install-tools.sh release
	$(MAKE) $(AUDITABLE)
	packaging/release.sh target/release-files $(ARCHITECTURES)

release-test: ## installs, upgrades and removes the packages in fresh roots, and runs the archives and the image; as root on Debian
	tests/install-tools.sh release-test
	$(MAKE) target/release-tools/installed
	tests/packages.sh target/release-files target/packaged $(ARCHITECTURES)
	tests/image.sh target/release-files

# The first stage of the Dockerfile.
image-root: $(AUDITABLE)
	packaging/image-root.sh "$$(packaging/build.sh $(ARCHITECTURE))" target/image-root

publish: ## what the workflow of a tag does after `make release`: publishes the files of the release at the forge
	packaging/publish.py target/release-files

proxy-test: ## tries nginx, Caddy and HAProxy in front of the service, configured as in docs/proxy.md
	tests/install-tools.sh proxy-test
	$(CARGO) build
	tests/proxies.sh target/debug/lastcard

api-test: ## lets a schema-driven tester make up requests for every operation of the API; API_TEST='--seed 7 --max-examples 500' for more
	tests/install-tools.sh api-test
	$(CARGO) build --bin lastcard
	tests/api-tester.sh target/debug/lastcard $(API_TEST)

soak: tools ## minutes of faults while people play, every acknowledged write audited; SOAK_WRITES=500000 SOAK_TABLES=48 for a long run
	$(CARGO) build --release --bin lastcard
	SOAK_PROGRAM=$(CURDIR)/target/release/lastcard LASTCARD_TEST_FSYNC=on tests/with-postgres.sh $(CARGO) test --test suite -- --ignored --nocapture --test-threads 1 soak:: thousand_backups

bench: tools ## each figure as a ratio to its limit, measured in the same run; writes docs/measures.md
	LASTCARD_TEST_FSYNC=on tests/with-postgres.sh $(CARGO) bench

bench-short: tools ## the same in two minutes: fails if a ratio is less than half of the one in docs/measures.md
	LASTCARD_BENCH=short LASTCARD_TEST_FSYNC=on tests/with-postgres.sh $(CARGO) bench

golden: tools ## records all output of the service in target/golden; BEFORE=FOLDER shows the differences from an earlier record
	tests/golden.sh target/golden $(BEFORE)

figures: ## writes docs/movement-figures.md from the movements that the program draws
	LASTCARD_WRITE_FIGURES=1 $(CARGO) test --package lastcard-tournament figures

taps: tools ## writes into docs/measures.md how many taps and seconds a result takes
	tests/with-postgres.sh $(CARGO) test --test suite -- --ignored taps::

facts: tools ## writes into docs/measures.md how large the organiser's pages are and what an evening costs; pictures in target/facts/
	tests/with-postgres.sh $(CARGO) test --test suite -- --ignored facts::

chances: ## writes docs/chances.md and docs/chances.svg: whether about 30 of 100 players with a chance of 30 in 100 come first
	nice $(CARGO) test --package lastcard-tournament chances::tests::calibration -- --ignored
