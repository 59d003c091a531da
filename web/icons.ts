// `import wolf from "icon:wolf-head"` is the drawing of that name from game-icons, and only that
// one goes into the bundle. An unknown name fails the build. Each game has its own copy of a drawing
// that several use: a file for each that is shared would be a dozen more requests for a table.
import collection from "@iconify-json/game-icons/icons.json" with { type: "json" };
import type { Plugin } from "vite";

const PREFIX = "icon:";

export function gameIcons(): Plugin {
  return {
    name: "game-icons",
    enforce: "pre",
    resolveId(source, importer = "") {
      if (!source.startsWith(PREFIX)) return undefined;
      const game = /\/src\/games\/(\w+)\//.exec(importer)?.[1] ?? "all";
      return `\0${source}?${game}`;
    },
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const name = id.slice(PREFIX.length + 1).replace(/\?\w+$/, "");
      const icon = (collection.icons as Record<string, { body: string }>)[name];
      if (icon === undefined) this.error(`game-icons has no drawing called ${name}`);
      return `export default ${JSON.stringify(icon.body)}`;
    },
  };
}
