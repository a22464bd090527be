const FIELDS = 'input:not([type=file]), select, textarea, summary, button'

/** To the first field of what is shown of a thing, or to the one of a name. */
export function focusField(within: Element | null | undefined, field?: string): void {
  const named =
    field === undefined ? null : within?.querySelector(`[data-field="${field}"], [name="${field}"]`)
  const first = named?.matches(FIELDS) ? named : (named ?? within)?.querySelector(FIELDS)
  if (first instanceof HTMLElement) first.focus()
}

/** To the first field that is wrong, once that is drawn. */
export function focusFault(within: Element | null): void {
  requestAnimationFrame(() => {
    const fault = within?.querySelector('.field-error, .part-hint')
    focusField(fault?.closest('.field, .filter-group, .part-form') ?? within)
  })
}
