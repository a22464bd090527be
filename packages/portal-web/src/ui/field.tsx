import { type InputHTMLAttributes, type ReactNode, useId } from 'react'
import { WarningIcon } from './icons'

interface Props extends InputHTMLAttributes<HTMLInputElement> {
  label: string
  error: string | undefined
  /** A button at the end of the input. */
  action?: ReactNode
}

/** A labelled input with its error below. */
export function Field({ label, error, action, ...input }: Props) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="field-line">
        <input
          {...input}
          id={id}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
        />
        {action}
      </div>
      {error !== undefined && (
        <p id={`${id}-error`} className="field-error">
          <WarningIcon />
          {error}
        </p>
      )}
    </div>
  )
}
