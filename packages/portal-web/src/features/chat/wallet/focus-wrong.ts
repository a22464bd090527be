/** The first field with something wrong has the focus. */
export const focusWrong = (form: HTMLFormElement): void =>
  form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
