"""Packages of classes for learning platforms, by SCORM 1.2.

A package is a zip file with the page in one file, a small page that shows it in a frame, and a script that
tells the platform how far the pupil has come: `cmi.core.lesson_status`, `cmi.core.score.raw` (the share of
steps that are done, in percent) and `cmi.suspend_data` (the code of the progress).
"""

from __future__ import annotations

import zlib
from base64 import urlsafe_b64encode
from html import escape
from importlib.resources import files
from io import BytesIO
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from kropki.classroom.errors import InvalidClass
from kropki.classroom.text import read_class

PAGE = "kropki.html"
"""The name of the page in one file."""
MAX_LINK = 80_000
"""Characters of the link of a class, as in web/model/lessonfiles.js."""
_SCRIPT = "scorm.js"
_MANIFEST = """<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="kropki-{id}" version="1.0" xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2"
  xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2">
  <metadata><schema>ADL SCORM</schema><schemaversion>1.2</schemaversion></metadata>
  <organizations default="class">
    <organization identifier="class"><title>{title}</title>
      <item identifier="steps" identifierref="page"><title>{title}</title></item>
    </organization>
  </organizations>
  <resources>
    <resource identifier="page" type="webcontent" adlcp:scormtype="sco" href="index.html">
{files}
    </resource>
  </resources>
</manifest>
"""
_INDEX = """<!doctype html>
<meta charset="utf-8">
<title>{title}</title>
<link rel="icon" href="data:,">
<style>html, body, iframe {{ width: 100%; height: 100%; margin: 0; border: 0; display: block }}</style>
<iframe title="{title}" data-link="{link}" allow="clipboard-write"></iframe>
<script src="{script}"></script>
"""


def write_package(text: str, page: bytes) -> bytes:
    """Return the package of a class.

    Args:
        text: The class.
        page: The page in one file, `kropki.html`.

    Raises:
        InvalidClass: If the text is not a class, or one that is too long for a package.
        InvalidLesson: If a lesson in it is wrong.
    """
    found = read_class(text)
    link = _link(text)
    if len(link) > MAX_LINK:
        raise InvalidClass("too-long", "the class is too long for a package: divide it")
    title = escape(found.title)
    index = _INDEX.format(title=title, link=link, script=_SCRIPT)
    script = files("kropki.classroom").joinpath(_SCRIPT).read_bytes()
    content = {"index.html": index.encode(), _SCRIPT: script, PAGE: page}
    rows = "\n".join(f'      <file href="{name}"/>' for name in content)
    manifest = _MANIFEST.format(id=found.id, title=title, files=rows)
    package = BytesIO()
    with ZipFile(package, "w") as archive:
        for name, data in {"imsmanifest.xml": manifest.encode(), **content}.items():
            archive.writestr(ZipInfo(name), data, ZIP_DEFLATED)
    return package.getvalue()


def _link(text: str) -> str:
    """Return the fragment of the address that opens a class."""
    packer = zlib.compressobj(9, wbits=-15)
    packed = packer.compress(text.encode()) + packer.flush()
    return "#class=" + urlsafe_b64encode(packed).decode().rstrip("=")
