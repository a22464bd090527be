import { type InputHTMLAttributes, useId } from 'react'
import { WarningIcon } from './icons'

interface Props extends InputHTMLAttributes<HTMLInputElement> {
  label: string
  error: string | undefined
}

/** A labelled input with its error below. */
export function Field({ label, error, ...input }: Props) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        id={id}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
      />
      {error !== undefined && (
        <p id={`${id}-error`} className="field-error">
          <WarningIcon />
          {error}
        </p>
      )}
    </div>
  )
}
