# Everything a developer types. A machine with only Rust and a C compiler passes `make run` and `make test`.

CARGO ?= cargo

# Formats and checks scripts and styles; only who works on them needs it.
FRONT_END = tests/front-end
BIOME = $(FRONT_END)/node_modules/.bin/biome

.PHONY: run test lint fmt check package bench bench-short tools figures

run: ## a fresh machine to a running service with demo data at http://127.0.0.1:8080
	$(CARGO) run --profile quick -- serve --demo

test: tools ## unit, property, both databases, browser
	tests/with-postgres.sh $(CARGO) test

tools: ## what the tests need from the system: PostgreSQL's server and Chromium
	tests/install-tools.sh

lint: $(BIOME) ## what a review would say first
	$(CARGO) fmt --all --check
	$(BIOME) ci --error-on-warnings static
	$(CARGO) clippy --all-targets -- -D warnings

fmt: $(BIOME)
	$(CARGO) fmt --all
	$(BIOME) format --write static

$(BIOME): $(FRONT_END)/package.json
	tests/install-tools.sh lint
	npm install --prefix $(FRONT_END) --no-package-lock --no-audit --no-fund
	touch $@

check:
	$(CARGO) check --all-targets

package: ## the program for a machine that will run it for long, in target/packaged/
	$(CARGO) build --profile packaged --bin lastcard

bench: tools ## each figure as a ratio to its limit, measured in the same run; writes docs/measures.md
	LASTCARD_TEST_FSYNC=on tests/with-postgres.sh $(CARGO) bench

bench-short: tools ## the same in two minutes: fails where a ratio is less than half of what docs/measures.md has
	LASTCARD_BENCH=short LASTCARD_TEST_FSYNC=on tests/with-postgres.sh $(CARGO) bench

figures: ## writes docs/movement-figures.md from what is drawn
	LASTCARD_WRITE_FIGURES=1 $(CARGO) test --lib figures
