/** Whether somebody types in another field than those of `own`: what comes late does not take the focus from there. */
export function isTypingElsewhere(own: Element | null): boolean {
  const active = document.activeElement
  return active?.matches('input, textarea, select') === true && own?.contains(active) !== true
}
