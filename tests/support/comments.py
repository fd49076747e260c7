"""A comment with the signs that the programs with which people make pages understand."""

MARKED_UP = """*one* _two_ **three** <b>x</b> & &amp; {{ 1 + 1 }} {% raw %} {{< x >}} `code` ~~gone~~

    indented by four

1. first
- second
# head
> quote
| a | b |
|---|---|
$x$ $$y$$ \\(z\\) \\* \\] [link](http://x.example) [^1] :smile: :) https://example.org/a?b=1&c=2
"quotes" 'single' it's -- --- ... (c) -> Привет, świat 🙂 \u201cquoted\u201d no\u00a0break
ann@example.org @ann #12 www.example.org
<!-- c --> </kropki-board> <script>alert(1)</script> {#id} {: .x} [TOC] [gallery] ==m== ^^i^^ +++ %%% ::: note
the end\\"""
