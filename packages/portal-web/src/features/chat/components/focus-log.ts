/** A `ref` for what may go by a press on it: where it goes with the focus, the log around it has that. */
export const passFocusToLog = (element: HTMLElement | null) => () => {
  if (element !== null && element === document.activeElement)
    element.closest<HTMLElement>('.log')?.focus({ preventScroll: true })
}
