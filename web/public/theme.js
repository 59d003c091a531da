// Before anything is drawn, so that nobody is blinded: the colours chosen last time.
document.documentElement.dataset.theme =
  JSON.parse(localStorage.getItem("breakfall.settings") || "{}").theme ||
  (matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark");
