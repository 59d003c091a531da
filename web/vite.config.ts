import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { gameIcons } from "./icons.ts";

export default defineConfig({
  plugins: [gameIcons(), svelte()],
  build: { target: "es2022", manifest: true, assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: {
    // `npx vite` beside a running `breakfall serve --port 8000`, for work on the page
    proxy: { "/api": { target: process.env.BREAKFALL_SERVER ?? "http://127.0.0.1:8000", ws: true } },
  },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  test: { environment: "jsdom", include: ["src/**/*.test.ts"] },
});
