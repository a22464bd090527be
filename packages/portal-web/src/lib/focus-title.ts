/** The id of the heading of a page. */
export const TITLE_ID = 'page-title'

/** For when the thing that had the focus is gone. */
export const focusTitle = (): void => document.getElementById(TITLE_ID)?.focus()
