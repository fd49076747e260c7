"""Static pages of games: for each a picture that other sites show with a link, and an index with a search.

`card` draws the picture, `page` writes the HTML, and `folder` keeps a folder of pages up to date.
"""
