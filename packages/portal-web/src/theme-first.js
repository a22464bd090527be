// The first script of every page, before anything is painted: the appearance that a person chose against the device.
// lib/theme.ts follows it from then on. No module, no import: a module would run after the first picture.
try {
  const theme = localStorage.getItem('sarika.theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // A browser that keeps nothing shows the appearance of the device.
}
