"""Tools of the repository: they build the site, and generate parts of the documents."""
