import sys

from kropki.cli.commands import main

sys.exit(main())
