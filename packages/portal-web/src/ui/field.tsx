import { type ComponentProps, type ReactNode, useId } from 'react'
import { WarningIcon } from './icons'

interface Props extends ComponentProps<'input'> {
  label: string
  error: string | undefined
  /** Below, until there is an error. */
  help?: string
  /** In the line of the input: before it, over its end, after it. */
  before?: ReactNode
  action?: ReactNode
  after?: ReactNode
}

/** A labelled input with its error below. */
export function Field({ label, error, help, before, action, after, ...input }: Props) {
  const id = useId()
  const note = error ?? help
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="field-line">
        {before}
        <input
          {...input}
          id={id}
          aria-invalid={error !== undefined}
          aria-describedby={note === undefined ? undefined : `${id}-note`}
        />
        {action}
        {after}
      </div>
      {note !== undefined && (
        <p id={`${id}-note`} className={error === undefined ? 'field-help' : 'field-error'}>
          {error !== undefined && <WarningIcon />}
          {note}
        </p>
      )}
    </div>
  )
}
