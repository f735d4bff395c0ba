#!/usr/bin/env python3
"""Makes the airport resource of SearchFeature from the PyPI package airportsdata (MIT).

usage: Scripts/make-airports.py [VERSION]

Writes, into Sources/SearchFeature/Resources:
  airports.tsv          one airport with an IATA code a line: code, name, city, country (ISO 3166-1), sorted by code
  airports-LICENSE.txt  the licence of the data, as the package ships it
  airports-SOURCE.txt   package, version (the date of the data) and row count
"""

import csv
import pathlib
import re
import subprocess
import sys
import tempfile
import unicodedata
import zipfile

VERSION = sys.argv[1] if len(sys.argv) > 1 else "20260905"
RESOURCES = pathlib.Path(__file__).resolve().parent.parent / "Sources/SearchFeature/Resources"


def download(folder):
    command = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--no-cache-dir", "--dest", folder]
    subprocess.run(command + [f"airportsdata=={VERSION}"], check=True)
    return next(pathlib.Path(folder).glob("*.whl"))


def cell(text):
    """One cell: composed (NFC), blanks collapsed, so that neither a tab nor a line break can be in it."""
    return " ".join(unicodedata.normalize("NFC", text).split())


def main():
    with tempfile.TemporaryDirectory() as folder, zipfile.ZipFile(download(folder)) as wheel:
        table = wheel.read("airportsdata/airports.csv").decode("utf-8")
        licence = next(name for name in wheel.namelist() if name.endswith("/LICENSE"))
        licence = wheel.read(licence).decode("utf-8")

    rows = [
        [cell(row[key]) for key in ("iata", "name", "city", "country")]
        for row in csv.DictReader(table.splitlines())
        if row["iata"]
    ]
    rows.sort()
    codes = {row[0] for row in rows}
    assert len(codes) == len(rows), "an IATA code appears twice"
    assert all(re.fullmatch("[A-Z0-9]{3}", code) for code in codes), "not an IATA code"
    assert all(name and re.fullmatch("[A-Z]{2}", country) for _, name, _, country in rows), "a name or country is missing"

    date = f"{VERSION[:4]}-{VERSION[4:6]}-{VERSION[6:8]}"
    write("airports.tsv", "".join("\t".join(row) + "\n" for row in rows))
    write("airports-LICENSE.txt", licence)
    write(
        "airports-SOURCE.txt",
        f"package: airportsdata (https://pypi.org/project/airportsdata/{VERSION}/)\n"
        f"version: {VERSION}\ndate: {date}\nairports: {len(rows)}\nlicence: MIT, see airports-LICENSE.txt\n"
        "made by: Scripts/make-airports.py\n",
    )
    print(f"{len(rows)} airports, {date}")


def write(name, text):
    (RESOURCES / name).write_text(text.replace("\r\n", "\n"), encoding="utf-8", newline="\n")


main()
