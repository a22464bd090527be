// ui/ has the pieces that screens and features are made of. They know the look and the languages, and no call of the
// server.
//
// This is the button. While `isBusy`, its action is under way: it keeps the focus and is announced as disabled. A press
// still calls `onClick`; the owner ignores it.

import type { ComponentProps } from 'react'

interface Props extends ComponentProps<'button'> {
  /** `danger`: what it does cannot be taken back. */
  kind?: 'primary' | 'danger' | 'quiet' | 'small'
  /** Its action is under way: announced as disabled, with the focus kept. */
  isBusy?: boolean
}

export function Button({ kind = 'primary', isBusy = false, type = 'button', ...rest }: Props) {
  const isOff = isBusy || rest['aria-disabled'] === true
  return (
    <button {...rest} type={type} className={`button button-${kind}`} aria-disabled={isOff || undefined} />
  )
}
