/** Longer than this nobody waits for what comes back, ms. */
const PATIENCE_MS = 2_000

/** Gives the focus to what is found as soon as it is on the page, unless the person goes on with something else before. */
export function focusWhenThere(find: () => HTMLElement | null | undefined): void {
  const ending = new AbortController()
  const end = () => ending.abort()
  const look = () => {
    const element = find()
    if (element == null) return
    end()
    element.focus({ preventScroll: true })
    // A toast that loses the focus gives it to what had it before.
    if (document.activeElement !== element) element.focus({ preventScroll: true })
  }
  const watch = new MutationObserver(look)
  watch.observe(document.body, { childList: true, subtree: true })
  const timer = setTimeout(end, PATIENCE_MS)
  const { signal } = ending
  signal.addEventListener('abort', () => {
    watch.disconnect()
    clearTimeout(timer)
  })
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, end, { signal, capture: true })
  look()
}
