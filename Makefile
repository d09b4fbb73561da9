# One word for each chore. `make` alone lists them.

.DEFAULT_GOAL := help
.NOTPARALLEL:

PYTHON ?= python3
ARGS ?=
SITE ?= site
DOCS ?= build/docs

# Each interpreter that is named has its own environment: .venv, .venv-3.13.
version = $(shell "$(PYTHON)" -E -c 'import sys; print("%d.%d" % sys.version_info[:2])' 2>/dev/null)
ifeq ($(PYTHON),python3)
VENV := .venv
else
VENV := .venv-$(version)
endif
BIN := $(VENV)/bin
CODE := $(wildcard src tests bench lab examples engine release web/format/*.py)
PAGE := hatch_build.py $(wildcard web/*.json web/*.ts web/index.html docs/rules/*.md docs/rules/*/*.md src/cubetown/locale/*/*.ftl) \
  src/cubetown/server/http/places.json $(shell find web/src web/public -type f 2>/dev/null)
CHROMIUM := $(VENV)/chromium
CORES = $(shell "$(PYTHON)" -E -c 'import os; print(min(6, os.cpu_count() or 1))' 2>/dev/null)
# Two processes more than there are cores: much of a browser test is waiting.
PROCESSES ?= $(shell "$(PYTHON)" -E -c 'print(2 + $(CORES))' 2>/dev/null)

# Left-overs in the caller's shell must not steer what happens in the environment.
unexport PYTHONPATH PYTHONHOME PYTHONOPTIMIZE PYTHONSAFEPATH PYTHONWARNINGS VIRTUAL_ENV
# The tests start hundreds of processes, and each would compile all modules again.
unexport PYTHONDONTWRITEBYTECODE
unexport PIP_CONSTRAINT PIP_DRY_RUN PIP_EDITABLE PIP_NO_BUILD_ISOLATION PIP_NO_DEPS PIP_PREFIX
unexport PIP_PYTHON PIP_REQUIRE_HASHES PIP_REQUIREMENT PIP_ROOT PIP_TARGET
export PIP_USER := 0
export PIP_DISABLE_PIP_VERSION_CHECK := 1

stop = { printf '%s\n' "$(1)" >&2; exit 1; }
pip = "$(BIN)/python" -m pip install --quiet --constraint constraints.txt --editable

.PHONY: help
help: ## list the chores
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-12s %s\n", $$1, $$2 }' Makefile
	@echo 'PYTHON=python3.13 takes another Python (3.11 or newer); ARGS="..." is passed on.'

.PHONY: play
play: $(VENV)/installed ## install Cubetown here, start it and open it in the browser
	@( true 3<&0 ) 2>/dev/null || \
	  { echo 'Standard input is closed, so nobody can play here; "cubetown serve" runs without it.'; exit 0; }; \
	"$(BIN)/cubetown" serve --open $(ARGS)

.PHONY: terminal
terminal: $(VENV)/installed ## install Cubetown here and play Tiny Towns in the terminal
	@"$(BIN)/cubetown" play tiny-towns $(ARGS)

.PHONY: site
site: $(VENV)/installed-dev ## write everything as a folder that any web host can serve, to SITE (site/)
	"$(BIN)/python" -m engine
	"$(BIN)/cubetown" site "$(SITE)" $(ARGS)

.PHONY: docs
docs: $(VENV)/installed-dev ## build the docs as a searchable site, to DOCS (build/docs/)
	@$(pip) '.[docs]' </dev/null
	NO_MKDOCS_2_WARNING=1 "$(BIN)/python" -m mkdocs build --quiet --site-dir "$(DOCS)"

.PHONY: site-zip
site-zip: site ## pack that folder into dist/, as a zip that itch.io takes too
	"$(BIN)/python" -m release.site_zip "$(SITE)" dist

.PHONY: wheel
wheel: $(VENV)/installed-dev ## build dist/, with the page, the engine and the libraries in it, and look into it
	"$(BIN)/python" -m engine
	"$(BIN)/python" -m engine.ptx src/cubetown/fast/gpu/ptx
	"$(BIN)/python" -m engine.native --all
	rm -rf dist
	"$(BIN)/python" -m build --outdir dist .
	"$(BIN)/python" -m tests.wheel dist

.PHONY: ptx
ptx: $(VENV)/installed-dev ## build the kernels for GPUs, assemble them and check what threads do, without a GPU; minutes
	"$(BIN)/python" -m tests.gpu.assembling
	CUBETOWN_COMPILE=numba "$(BIN)/python" -m tests.gpu.threads
	"$(BIN)/python" -m tests.gpu.checked

.PHONY: gpu
gpu: ## compare every variant on a GPU with the CPU, and measure; needs NVIDIA's GPU, can be stopped and resumes
	"$(BIN)/python" -m tests.gpu.proof $(ARGS)
	"$(BIN)/python" -m bench.gpu
	"$(BIN)/python" -m bench.gpu_training

.PHONY: wheel-check
wheel-check: wheel ## install the wheel in fresh environments, on every Python there is, and try it
	"$(BIN)/python" -m tests.wheel_check dist

.PHONY: release
release: $(VENV)/installed-dev ## make a version: VERSION=1.0.0 sets it everywhere, dates the changelog, commits and tags
	@[ -n "$(VERSION)" ] || $(call stop,Name the version: make release VERSION=1.0.0)
	"$(BIN)/python" -m release "$(VERSION)"

.PHONY: repeat
repeat: $(VENV)/installed-dev ## build wheel and sdist twice and see that they are equal, byte for byte
	"$(BIN)/python" -m engine
	"$(BIN)/python" -m release.repeat

.PHONY: test
test: lint $(CHROMIUM)/path ## style, types and every test
	CUBETOWN_CHROMIUM="$$(cat $(CHROMIUM)/path)" \
	  "$(BIN)/python" -m pytest -n $(PROCESSES) --dist worksteal $(ARGS)

.PHONY: check
check: lint ## style, types and the quick tests, in under a minute
	"$(BIN)/python" -m pytest -n $(CORES) --dist worksteal -m "not slow" $(ARGS)

.PHONY: lint
lint: $(VENV)/installed-dev ## style and types
	"$(BIN)/python" -m ruff check $(CODE)
	"$(BIN)/python" -m ruff format --check $(CODE)
	"$(BIN)/python" -m mypy $(CODE)
	"$(BIN)/python" -m web.format --check

.PHONY: format
format: $(VENV)/installed-dev ## put the code into the house format
	"$(BIN)/python" -m ruff check --fix $(CODE)
	"$(BIN)/python" -m ruff format $(CODE)
	"$(BIN)/python" -m web.format

.PHONY: kill
kill: $(VENV)/installed-dev ## kill the server under load, 50 times, and see that nothing is lost
	CUBETOWN_KILLS=50 "$(BIN)/python" -m pytest -s tests/server/test_kill.py -k under_load $(ARGS)

.PHONY: powercut
powercut: $(VENV)/installed-dev ## cut the power of a server under load, simulated, and see that nothing is lost
	"$(BIN)/python" -m tests.power_cut $(ARGS)

.PHONY: proxies
proxies: $(VENV)/installed-dev $(CHROMIUM)/path ## play through Caddy and nginx, with TLS and under a path
	CUBETOWN_CHROMIUM="$$(cat $(CHROMIUM)/path)" "$(BIN)/python" -m tests.proxies $(ARGS)

.PHONY: machine
machine: $(VENV)/installed-dev ## drive tables at random against a model for 10,000 steps; some minutes
	CUBETOWN_MACHINE_STEPS=10000 "$(BIN)/python" -m pytest tests/service/test_machine.py $(ARGS)

.PHONY: image
image: $(VENV)/installed-dev ## build the container from Debian packages and try it, as root; some minutes
	"$(BIN)/python" -m tests.image $(ARGS)

.PHONY: attack
attack: $(VENV)/installed-dev ## attack a server on this machine, and see that nobody else notices; some minutes
	"$(BIN)/python" -m tests.attack $(ARGS)

.PHONY: browsers
browsers: $(VENV)/installed-dev $(CHROMIUM)/path ## play a site in Chromium, Firefox and WebKitGTK; some minutes
	"$(BIN)/python" -m engine
	CUBETOWN_CHROMIUM="$$(cat $(CHROMIUM)/path)" "$(BIN)/python" -m tests.web.browsers $(ARGS)

.PHONY: orca
orca: $(VENV)/installed-dev $(CHROMIUM)/path ## play both games by what Orca says, in two languages; a quarter of an hour
	CUBETOWN_CHROMIUM="$$(cat $(CHROMIUM)/path)" "$(BIN)/python" -m tests.orca $(ARGS)

.PHONY: mutants
mutants: $(VENV)/installed-dev ## break the code in 150 random ways, in copies, and see that the tests notice; an hour or so
	"$(BIN)/python" -m tests.mutants $(ARGS)

.PHONY: placements
placements: $(VENV)/installed-dev ## score every town of up to four buildings three ways; some minutes
	CUBETOWN_PLACEMENTS=all "$(BIN)/python" -m pytest -n auto tests/bots/tiny_towns/test_every_placement.py $(ARGS)

.PHONY: notes
notes: $(VENV)/installed-dev $(CHROMIUM)/path ## see that no tip, in any language, covers anything at a table
	CUBETOWN_CHROMIUM="$$(cat $(CHROMIUM)/path)" CUBETOWN_NOTES=all \
	  "$(BIN)/python" -m pytest -n $(CORES) tests/web/test_notes.py $(ARGS)

.PHONY: bench
bench: $(VENV)/installed-dev ## measure the speed
	"$(BIN)/python" -m bench $(ARGS)

.PHONY: soak
soak: $(VENV)/installed-dev ## open, play and leave 500 tables for half an hour, and see that memory stays flat
	"$(BIN)/python" -m bench.soak $(ARGS)

.PHONY: remake
remake: $(VENV)/installed-dev ## after the bots changed: pars, puzzles and the review's figures anew; hours, it can be stopped and goes on
	"$(BIN)/python" -m lab.daily
	"$(BIN)/python" -m lab.puzzles
	"$(BIN)/python" -m bench.review --calibrate $(ARGS)

.PHONY: ladder
ladder: $(VENV)/installed-dev ## let all levels of bots play and write docs/ladder.md; hours, it can be stopped and goes on
	"$(BIN)/python" -m bench.ladder $(ARGS)

.PHONY: differential
differential: $(VENV)/installed-dev ## compare 100,000 random games, and the search's turns in 20,000 positions, with the rules
	"$(BIN)/python" -m tests.fast.differential $(ARGS)
	"$(BIN)/python" -m tests.bots.tiny_towns.every_turn $(ARGS)

.PHONY: own-data
own-data: $(VENV)/installed-dev ## play 2,000 random boards and 2,000 random cards of one's own: simulator, rules and pad agree
	"$(BIN)/python" -m tests.fast.own_data $(ARGS)

.PHONY: same-games
same-games: $(VENV)/installed-dev ## play the 200 frozen games of every level again; some minutes
	"$(BIN)/python" -m tests.same_games $(ARGS)

.PHONY: wasm
wasm: $(VENV)/installed-dev ## compare 1,000 searches and play-outs and 200 games of the browser's engine with ours; some minutes
	CUBETOWN_WASM=all "$(BIN)/python" -m pytest tests/engine/test_engine.py $(ARGS)

.PHONY: libraries
libraries: $(VENV)/installed-dev ## build all libraries, and run each that this machine can: with QEMU, Wine and musl where they are
	"$(BIN)/python" -m engine.native --all
	"$(BIN)/python" -m tests.libraries $(ARGS)

.PHONY: golden
golden: $(VENV)/installed-dev ## write the golden files anew, to be read in review
	"$(BIN)/python" -m tests.golden $(ARGS)

.PHONY: types
types: $(VENV)/installed-dev ## write the page's types and fixed answers anew
	"$(BIN)/python" -m cubetown.server.http.endpoints web/src/generated/protocol.ts
	"$(BIN)/python" -m cubetown.table.wire.python_types src/cubetown/match/types.py
	"$(BIN)/ruff" format --quiet src/cubetown/match/types.py
	"$(BIN)/python" -m cubetown.browser.fixed_answers web/src/generated/answers.json web/src/generated/readings.ts

.PHONY: pictures
pictures: $(VENV)/installed-dev $(CHROMIUM)/path ## take the pictures of README and docs anew
	CUBETOWN_CHROMIUM="$$(cat $(CHROMIUM)/path)" "$(BIN)/python" -m tests.screenshots $(ARGS)

.PHONY: workflows
workflows: $(VENV)/installed-dev ## look for mistakes in the workflows of a public host
	"$(BIN)/python" -m pip install --quiet zizmor
	"$(BIN)/python" -m tests.workflows

# The oldest Python decides: what it can install, the newer ones can too.
.PHONY: pins
pins: $(VENV)/made-by ## renew constraints.txt from pyproject.toml, with PYTHON=python3.11
	@[ "$(version)" = 3.11 ] || $(call stop,The pins are made with the oldest supported Python: make pins PYTHON=python3.11)
	rm -rf .venv-pins
	"$(BIN)/python" -m venv .venv-pins
	.venv-pins/bin/python -m pip install --quiet '.[dev]'
	{ echo '# Versions the tests ran with; `make pins` renews them.'; \
	  .venv-pins/bin/python -m pip freeze --exclude cubetown; } >.venv-pins/constraints.txt
	mv .venv-pins/constraints.txt constraints.txt
	rm -rf .venv-pins

.PHONY: clean
clean: ## remove everything that was made here
	rm -rf .venv .venv-* .mypy_cache .ruff_cache .pytest_cache .hypothesis build dist site \
	  web/node_modules web/format/node_modules engine/node_modules src/cubetown/server/static src/cubetown/engine src/cubetown/fast/libraries
	find $(CODE) -name __pycache__ -prune -exec rm -rf {} +

$(VENV)/installed: $(VENV)/made-by pyproject.toml constraints.txt $(PAGE)
	@echo 'Installing Cubetown in $(VENV) ...'
	@$(pip) '.[server]' </dev/null
	@touch $@

$(VENV)/installed-dev: $(VENV)/made-by pyproject.toml constraints.txt $(PAGE)
	@echo 'Installing Cubetown and its tools in $(VENV) ...'
	@$(pip) '.[dev]' </dev/null
	@touch $@ $(VENV)/installed

$(CHROMIUM)/path: $(VENV)/installed-dev
	@"$(BIN)/python" -m tests.chromium $(CHROMIUM)

# Made anew, and only then touched, when the Python or the place of the checkout is another.
$(VENV)/made-by: FORCE
	@[ -n "$(version)" ] || \
	  $(call stop,Cubetown needs Python 3.11 or newer and could not run $(PYTHON): install it or name another with PYTHON=python3.13)
	@"$(PYTHON)" -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  $(call stop,Cubetown needs Python 3.11 or newer and $(PYTHON) is $(version): install a newer one or name another with PYTHON=python3.13)
	@"$(PYTHON)" -c 'import ensurepip, venv' 2>/dev/null || \
	  $(call stop,$(PYTHON) lacks its venv or ensurepip module: install the package python$(version)-venv (python3-venv for the Python of Debian or Ubuntu))
	@base=$$("$(PYTHON)" -c 'import sys; print(sys._base_executable)') && \
	made_by="$$("$(PYTHON)" -c 'import sys; print(*sys.version.split(), sys.base_prefix)') $$(pwd)" && \
	{ [ "$$(cat $@ 2>/dev/null)" = "$$made_by" ] || { \
	  rm -rf $(VENV) && "$$base" -m venv $(VENV) </dev/null && printf '%s\n' "$$made_by" >$@; }; }

.PHONY: FORCE
FORCE:
