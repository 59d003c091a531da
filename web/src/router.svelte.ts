// Where in the page we are: a path, and links that change it without loading anything.

export const here = $state({ path: location.pathname });

addEventListener("popstate", () => (here.path = location.pathname));

export function go(path: string): void {
  history.pushState(null, "", path);
  here.path = location.pathname;
  scrollTo(0, 0);
}

/** Plain clicks on links of our own stay in the page. */
export function followLinks(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (link.pathname.startsWith("/api/")) return;
  if (link.hash && link.pathname === location.pathname) return;
  event.preventDefault();
  go(link.pathname + link.hash);
}
