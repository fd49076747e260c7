"""A sparring partner: a Monte-Carlo tree search with random playouts, compiled by numba and never shipped."""
