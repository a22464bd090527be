/** A `ref` for a row of the list: one that goes with the focus leaves it to the next, the last one to the one before. */
export const passFocusToRow = (row: HTMLElement | null) => () => {
  if (row === null || !row.contains(document.activeElement)) return
  const next = row.nextElementSibling ?? row.previousElementSibling
  const field = row.closest('.list')?.querySelector<HTMLElement>('.archive-head button, .list-head input')
  ;(next?.querySelector<HTMLElement>('.row') ?? field)?.focus({ preventScroll: true })
}
