"""Compiles the kernel, the games and the search with mypyc: for the wheel, and with `python hatch_build.py` for here.

Interpreted stay: packages, modules that define message structs (their metaclass makes the class), cards and other
data, positions and views as JSON, and the words of the text model: nothing of that runs in a random game.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shutil
import sys
import sysconfig
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
SRC = ROOT / "src"
BUILD = ROOT / "build"
OPTIMISE = os.environ.get("PYRAMIDION_OPTIMISE", "1")
WORDS_AND_DATA = {
    "text.py", "drawing.py", "errata.py", "edition.py", "lineup.py", "cards.py", "afterlife.py", "data.py",
    "position.py", "view.py", "table.py", "registry.py", "scenario.py", "native.py", "files.py",
}  # fmt: skip


def the_finder() -> ModuleType:
    """pyramidion.compiled, without importing the package that may be compiled already."""
    spec = importlib.util.spec_from_file_location("compiled", SRC / "pyramidion" / "compiled.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def to_compile(sources: list[Path]) -> list[Path]:
    return [
        path
        for path in sources
        if path.name != "__init__.py"
        and path.name not in WORDS_AND_DATA
        and "(msgspec.Struct" not in path.read_text(encoding="utf-8")
    ]


def compile_rules() -> Path:
    """The folder with the compiled rules, built if need be; complains if it cannot be."""
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC")
    if compiler and shutil.which(compiler.split()[0]) is None:
        raise FileNotFoundError(f"there is no {compiler.split()[0]}")
    finder = the_finder()
    target: Path = BUILD / "compiled" / finder.fingerprint()
    if not target.is_dir():
        made = Path(tempfile.mkdtemp(dir=_folder("rules"), prefix="made-"))
        _build(finder, made)
        shutil.rmtree(target.parent, ignore_errors=True)
        target.parent.mkdir(parents=True)
        made.rename(target)
    return target


def _folder(name: str) -> Path:
    made = BUILD / name
    made.mkdir(parents=True, exist_ok=True)
    return made


def _build(finder: ModuleType, target: Path) -> None:
    from mypyc.build import mypycify
    from setuptools import Distribution

    here = Path.cwd()
    os.chdir(SRC)
    try:
        paths = [path.relative_to(SRC) for path in finder.sources()]
        extensions = mypycify(
            [f"--config-file={ROOT / 'pyproject.toml'}", f"--cache-dir={BUILD / 'rules' / 'types'}", *map(str, paths)],
            only_compile_paths=[str(path) for path in to_compile(paths)],
            opt_level=OPTIMISE,
            debug_level="0",
            multi_file=True,
            target_dir=str(_folder("rules/c")),
            group_name=finder.GROUP,
        )
        _compile_all(Distribution({"ext_modules": extensions}), target)
    finally:
        os.chdir(here)


def _compile_all(distribution: Any, target: Path) -> None:
    """Each C file on a core of its own; a file that has not changed since the last time is not compiled again."""
    from setuptools.command.build_ext import build_ext

    class Parallel(build_ext):  # type: ignore[misc]
        def build_extension(self, ext: Any) -> None:
            headers = b"".join(path.read_bytes() for path in sorted((BUILD / "rules" / "c").rglob("*.h")))
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                objects = pool.map(lambda source: self.object_of(source, ext, headers), ext.sources)
                ext.extra_objects = [*ext.extra_objects, *objects]
            ext.sources = []
            super().build_extension(ext)

        def object_of(self, source: str, ext: Any, headers: bytes) -> str:
            flags = [*ext.extra_compile_args, *map(str, ext.include_dirs), sys.version]
            digest = hashlib.sha256(Path(source).read_bytes() + headers + repr(flags).encode()).hexdigest()
            folder = BUILD / "rules" / "objects" / digest[:24]
            if not (folder / "done").exists():
                made = self.compiler.compile(
                    [source],
                    output_dir=str(folder),
                    include_dirs=ext.include_dirs,
                    macros=ext.define_macros,
                    extra_postargs=ext.extra_compile_args,
                )
                (folder / "done").write_text(made[0])
            return (folder / "done").read_text()

    command = Parallel(distribution)
    command.build_lib = str(target)
    command.build_temp = str(_folder("rules/temp"))
    command.ensure_finalized()
    command.run()


class CustomBuildHook(BuildHookInterface[Any]):
    """A wheel with compiled rules where they can be compiled, else without; it says which."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        try:
            folder = compile_rules()
        except (Exception, SystemExit) as error:
            self.app.display_warning(f"rules: interpreted (not compiled: {error})")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"][str(folder)] = f"pyramidion/_compiled/{folder.name}"
        self.app.display_info("rules: compiled")


def main() -> None:
    """Compile, or say in one line why the rules stay interpreted."""
    try:
        folder = compile_rules()
    except (Exception, SystemExit) as error:
        print(f"rules: interpreted (not compiled: {error or 'see above'})")
    else:
        print(f"rules: compiled ({folder.relative_to(ROOT)})")


if __name__ == "__main__":
    main()
