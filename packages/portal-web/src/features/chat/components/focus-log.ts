/** A `ref` for what may go while somebody is at it: where it goes with the focus, the log of its thread has that. */
export const passFocusToLog = (element: HTMLElement | null) => () => {
  if (element !== null && element === document.activeElement)
    element.closest('.thread')?.querySelector<HTMLElement>('.log')?.focus({ preventScroll: true })
}
