// `import wolf from "icon:wolf-head"` is the drawing of that name from game-icons, and only that
// one goes into the bundle. An unknown name fails the build.
import collection from "@iconify-json/game-icons/icons.json" with { type: "json" };
import type { Plugin } from "vite";

const PREFIX = "icon:";

export function gameIcons(): Plugin {
  return {
    name: "game-icons",
    enforce: "pre",
    resolveId: (source) => (source.startsWith(PREFIX) ? `\0${source}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const name = id.slice(PREFIX.length + 1);
      const icon = (collection.icons as Record<string, { body: string }>)[name];
      if (icon === undefined) this.error(`game-icons has no drawing called ${name}`);
      return `export default ${JSON.stringify(icon.body)}`;
    },
  };
}
