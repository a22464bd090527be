/** The id of the heading of a page. */
export const TITLE_ID = 'page-title'

/** For when the thing that had the focus is gone; what one looks at stays where it is. */
export const focusTitle = (): void => document.getElementById(TITLE_ID)?.focus({ preventScroll: true })

/** A `ref` for what may go by a press on it: where it goes with the focus, the heading has that. */
export const passFocus = (element: HTMLElement | null) => () => {
  if (element !== null && element === document.activeElement) focusTitle()
}
