/**
 * A button that goes with its row while it has the focus leaves it to the next row's, and the last one to the field below:
 * whoever takes out several files goes on by the keyboard.
 */
export const passFocusToTray = (button: HTMLElement | null) => {
  const tray = button?.closest<HTMLElement>('.tray')
  const form = button?.closest('form')
  return () => {
    if (button === null || button !== document.activeElement) return
    const buttons = [...(tray?.querySelectorAll<HTMLElement>('.tray-row > .icon-button') ?? [])]
    const at = buttons.indexOf(button)
    const next = buttons[at + 1] ?? buttons[at - 1] ?? form?.querySelector('textarea')
    next?.focus({ preventScroll: true })
  }
}
