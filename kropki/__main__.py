"""Runs the command line: `python -m kropki`."""

import sys

from kropki.cli.commands import main

sys.exit(main())
