"""The command line: `kropki …`."""
