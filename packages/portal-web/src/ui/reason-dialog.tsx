import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { Button } from './button'
import { Dialog, type DialogProps } from './dialog'
import { FormFailure } from './failure'
import '../styles/choice-rows.css'
import '../styles/reports.css'

interface Says {
  readonly title: string
  readonly lead: string
  readonly legend: string
  readonly words: string
  readonly wordsHelp: string
  /** Where no reason is chosen. */
  readonly choose: string
  readonly cancel: string
  readonly send: string
  readonly sending: string
}

interface Props<Reason extends string> extends DialogProps {
  says: Says
  reasons: readonly { readonly id: Reason; readonly name: string }[]
  /** Units of the words. */
  most: number
  /** Answers what is wrong, in words; null: it was taken. */
  onSend: (reason: Reason, text: string) => Promise<string | null>
  /** What goes with it. */
  children?: ReactNode
}

/** Asks for a reason and, who likes, for words; what was written stays until it is taken. */
export function ReasonDialog<Reason extends string>(props: Props<Reason>) {
  const { says, reasons, most, opener, onSend, onClose, children } = props
  const name = useId()
  const [reason, setReason] = useState<Reason | null>(null)
  const [text, setText] = useState('')
  const [failure, setFailure] = useState<string | false>(false)
  const [isBusy, setIsBusy] = useState(false)

  async function send(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    if (reason === null) return setFailure(says.choose)
    setIsBusy(true)
    const wrong = await onSend(reason, text.trim())
    setIsBusy(false)
    setFailure(wrong ?? false)
    if (wrong === null) onClose()
  }
  return (
    <Dialog title={says.title} opener={opener} isHeld={isBusy} onClose={onClose}>
      <p className="soft">{says.lead}</p>
      <form className="report-form" onSubmit={(event) => void send(event)}>
        <fieldset className="choice-rows">
          <legend>{says.legend}</legend>
          {reasons.map((one) => (
            <label key={one.id}>
              <input
                type="radio"
                name={name}
                checked={reason === one.id}
                onChange={() => setReason(one.id)}
              />
              <span>{one.name}</span>
            </label>
          ))}
        </fieldset>
        <div className="field">
          <label htmlFor={`${name}-text`}>{says.words}</label>
          <textarea
            id={`${name}-text`}
            rows={3}
            maxLength={most}
            aria-describedby={`${name}-help`}
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
          <p id={`${name}-help`} className="field-help">
            {says.wordsHelp}
          </p>
        </div>
        {children}
        <FormFailure text={failure} />
        <div className="dialog-actions">
          <Button kind="quiet" disabled={isBusy} onClick={onClose}>
            {says.cancel}
          </Button>
          <Button type="submit" isBusy={isBusy}>
            {isBusy ? says.sending : says.send}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
