import type { ReactNode } from 'react'
import { WarningIcon } from './icons'

/** What is wrong with one field, below it. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className="field-error">
      <WarningIcon />
      {children}
    </p>
  )
}

/** What is wrong with a form as a whole: told aloud when it comes. `text`: false = nothing; `children`: told with it. */
export function FormFailure({ text, children }: { text: string | false; children?: ReactNode }) {
  return (
    <div role="alert">
      {text !== false && (
        <p className="form-failure">
          <WarningIcon />
          {text}
        </p>
      )}
      {children}
    </div>
  )
}
