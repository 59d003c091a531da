"""Contracts for import-linter that it does not have itself."""

import sys
from graphlib import CycleError, TopologicalSorter

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, fields, output
from importlinter.domain.imports import Module


class StandardLibraryOnly(Contract):
    """Naming every package that is forbidden would leave out the one that somebody adds next."""

    type_name = "standard_library_only"

    modules = fields.SetField(subfield=fields.ModuleField())
    allowed = fields.SetField(subfield=fields.StringField(), required=False, default=frozenset())

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        own = {name.partition(".")[0] for name in self.session_options["root_packages"]}
        allowed: set[str] = vars(self)["allowed"]  # parsed: the class attribute is the field
        welcome = sys.stdlib_module_names | own | allowed
        strangers = [
            (importer, imported)
            for importer in sorted(self._checked_modules(graph))
            for imported in sorted(graph.find_modules_directly_imported_by(importer))
            if imported.partition(".")[0] not in welcome
        ]
        return ContractCheck(kept=not strangers, metadata={"strangers": strangers})

    def render_broken_contract(self, check: ContractCheck) -> None:
        for importer, imported in check.metadata["strangers"]:
            output.print_error(f"{importer} imports {imported}", bold=False)

    def _checked_modules(self, graph: ImportGraph) -> set[str]:
        roots: set[Module] = vars(self)["modules"]
        present = {root.name for root in roots} & graph.modules
        return present.union(*(graph.find_descendants(name) for name in present))


class NoCycles(Contract):
    """No module imports itself by way of others. Imports for type checking count as well.

    import-linter's own contract compares packages that stand side by side; this one all modules.
    """

    type_name = "no_cycles"

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        roots = tuple(f"{name}." for name in self.session_options["root_packages"])
        modules = [name for name in graph.modules if name.startswith(roots)]
        imports = {name: graph.find_modules_directly_imported_by(name) for name in modules}
        cycle: list[str] = []
        try:
            TopologicalSorter(imports).prepare()
        except CycleError as error:
            cycle = error.args[1]
        return ContractCheck(kept=not cycle, metadata={"cycle": cycle})

    def render_broken_contract(self, check: ContractCheck) -> None:
        output.print_error(" is imported by ".join(check.metadata["cycle"]), bold=False)
