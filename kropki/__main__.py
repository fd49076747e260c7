import sys

from kropki.cli import main

sys.exit(main())
