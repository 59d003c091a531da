"""Run mypyc over the modules named on the command line, in the current folder, on every core.

`python -m mypyc` does the same on one core, which takes twice as long. Where the compiler can, it
sees all modules at once when it links them (-flto): short functions of one module then become part
of those in another, which makes the rules about a sixth faster.
"""

import os
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import cast

from mypyc.build import mypycify
from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import CompileError, LinkError

from steps import PROGRESS

CORES = os.cpu_count() or 1
FEW = 10  # files: not worth a line of progress
STAGES = 5
AS_A_WHOLE = ["-O2", f"-flto={CORES}", "-fno-semantic-interposition"]


def tell(line: str) -> None:
    """A line of progress, in the form that `steps.run` passes on."""
    print(f"{PROGRESS}{line}", flush=True)


class BuildOnEveryCore(build_ext):
    """Setuptools spreads extensions over cores, but here one extension has nearly all the files."""

    def build_extensions(self) -> None:
        self.flags = AS_A_WHOLE if self._links_as_a_whole() else []
        super().build_extensions()

    def build_extension(self, ext: Extension) -> None:
        ext.extra_compile_args += self.flags
        ext.extra_link_args += self.flags
        ext.extra_objects = []
        sources = [str(source) for source in ext.sources]
        total = len(sources)
        with ThreadPoolExecutor(CORES) as pool:
            groups = pool.map(lambda source: self._compile(ext, source), sources)
            for number, group in enumerate(groups, start=1):
                ext.extra_objects += group
                if total > FEW and number * STAGES // total > (number - 1) * STAGES // total:
                    tell(f"{number} of {total} files compiled")
        if total > FEW:
            tell("linking all of them together, which takes a while")
        ext.sources = []
        super().build_extension(ext)

    def _links_as_a_whole(self) -> bool:
        """Whether this machine's compiler and linker know how: one line of C shows it."""
        with tempfile.TemporaryDirectory() as folder:
            source = Path(folder, "one.c")
            source.write_text("int one(void) { return 1; }\n")
            try:
                objects = self.compiler.compile(
                    [str(source)], output_dir=folder, extra_postargs=AS_A_WHOLE
                )
                self.compiler.link_shared_object(
                    objects, str(Path(folder, "one.so")), extra_postargs=AS_A_WHOLE
                )
            except (CompileError, LinkError):
                return False
        return True

    def _compile(self, ext: Extension, source: str) -> list[str]:
        objects: list[str] = self.compiler.compile(
            [source],
            output_dir=self.build_temp,
            include_dirs=ext.include_dirs,
            extra_postargs=ext.extra_compile_args,
        )
        return objects


tell(f"translating {len(sys.argv) - 1} modules into C")
# No configuration and no cache: those of the repository belong to the plain source.
modules = mypycify(
    ["--config-file=", f"--cache-dir={os.devnull}", *sys.argv[1:]],
    opt_level="2",
    debug_level="0",
    multi_file=True,
    group_name="breakfall",
)
setup(
    name="breakfall",
    ext_modules=cast("list[Extension]", modules),
    cmdclass={"build_ext": BuildOnEveryCore},
    script_args=["--quiet", "build_ext", "--inplace", "--parallel", str(CORES)],
)
