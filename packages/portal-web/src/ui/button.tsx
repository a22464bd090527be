import type { ComponentProps } from 'react'

interface Props extends ComponentProps<'button'> {
  kind?: 'primary' | 'quiet' | 'small'
  /** Under way: it says so and takes no second press. */
  isBusy?: boolean
}

export function Button({ kind = 'primary', isBusy = false, type = 'button', ...rest }: Props) {
  return (
    <button {...rest} type={type} className={`button button-${kind}`} aria-disabled={isBusy || undefined} />
  )
}
