import { type ComponentProps, type ReactNode, useId } from 'react'
import { FieldError } from './failure'

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

interface NoteProps {
  id: string
  error: string | undefined
  help: string | undefined
}

function Note({ id, error, help }: NoteProps) {
  if (error !== undefined) return <FieldError id={id}>{error}</FieldError>
  if (help === undefined) return null
  return (
    <p id={id} className="field-help">
      {help}
    </p>
  )
}

/** What an input says of its error and its help. */
const noted = (id: string, error: string | undefined, help: string | undefined) => ({
  'aria-invalid': error !== undefined,
  'aria-describedby': (error ?? help) === undefined ? undefined : id,
})

/** A labelled input with its error below. */
export function Field({ label, error, help, before, action, after, ...input }: Props) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="field-line">
        {before}
        <input {...input} id={id} {...noted(`${id}-note`, error, help)} />
        {action}
        {after}
      </div>
      <Note id={`${id}-note`} error={error} help={help} />
    </div>
  )
}

/** The same for a text of several lines. */
export function TextField({
  label,
  error,
  help,
  ...input
}: ComponentProps<'textarea'> & Pick<Props, 'label' | 'error' | 'help'>) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <textarea {...input} id={id} {...noted(`${id}-note`, error, help)} />
      <Note id={`${id}-note`} error={error} help={help} />
    </div>
  )
}

/** The same for one of a few choices; `children`: its options. */
export function SelectField({
  label,
  error,
  help,
  ...input
}: ComponentProps<'select'> & Pick<Props, 'label' | 'error' | 'help'>) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select {...input} className="select" id={id} {...noted(`${id}-note`, error, help)} />
      <Note id={`${id}-note`} error={error} help={help} />
    </div>
  )
}
