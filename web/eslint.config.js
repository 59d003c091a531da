import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

export default ts.config(
  { ignores: ["dist/", "node_modules/"] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser } } },
  { files: ["**/*.svelte", "**/*.svelte.ts"], languageOptions: { parserOptions: { parser: ts.parser } } },
  {
    rules: {
      "no-undef": "off", // TypeScript knows better
      "@typescript-eslint/no-non-null-assertion": "off",
      "svelte/no-at-html-tags": "off", // our own drawings and rules, never what a person typed
      "svelte/no-navigation-without-resolve": "off",
      "svelte/prefer-svelte-reactivity": "off", // a set or map that never leaves its function is plain
    },
  },
);
