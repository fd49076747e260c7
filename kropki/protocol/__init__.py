"""What the page and the engine say to each other, as JSON."""
