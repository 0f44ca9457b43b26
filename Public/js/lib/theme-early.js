// Runs before the first paint, so that a remembered theme never flashes the other one.
try {
  const theme = localStorage.getItem("dlg-theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
  // A browser that keeps nothing follows the system.
}
