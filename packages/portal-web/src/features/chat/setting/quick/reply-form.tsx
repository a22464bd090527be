import { isBlank } from '@sarika/im-engine/text'
import { type FormEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isComposing } from '../../../../lib/is-composing'
import { Button } from '../../../../ui/button'
import { CharactersCount, countedLeft } from '../../components/characters-count'

interface Props {
  label: string
  /** What stands in it first. */
  text: string
  /** On the button. */
  deed: string
  isFocused?: boolean
  /** Answers what is wrong, in words; null where it was saved. */
  onSave: (text: string) => Promise<string | null>
  /** Why nothing can be written now; absent or null: it can. What stands in it stays. */
  closed?: string | null
  /** Absent: there is nothing to leave. */
  onCancel?: () => void
}

/** A field for one quick reply. What was not saved stays in it, with the reason. */
export function ReplyForm(props: Props) {
  const { label, text: first, deed, isFocused = false, closed = null, onSave, onCancel } = props
  const { t } = useTranslation('box')
  const id = useId()
  const [text, setText] = useState(first)
  const [fault, setFault] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const left = countedLeft(text.trim())
  async function save(event?: FormEvent) {
    event?.preventDefault()
    if (isBusy || closed !== null) return
    // How many characters are too many is said below.
    if (left < 0) return field.current?.focus()
    if (isBlank(text)) {
      setFault(t('quick.empty'))
      return field.current?.focus()
    }
    setIsBusy(true)
    const wrong = await onSave(text.trim())
    setIsBusy(false)
    setFault(wrong)
    if (wrong === null) setText(onCancel === undefined ? '' : text)
    field.current?.focus()
  }
  return (
    <form className="quick-form" noValidate onSubmit={(event) => void save(event)}>
      <textarea
        ref={field}
        rows={1}
        dir="auto"
        // biome-ignore lint/a11y/noAutofocus: who presses Edit writes next
        autoFocus={isFocused}
        value={text}
        readOnly={closed !== null}
        aria-label={label}
        placeholder={label}
        aria-invalid={fault !== null || left < 0}
        aria-describedby={`${id}-closed ${id}-fault ${id}-left`}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value)
          setFault(null)
        }}
        onKeyDown={(event) => {
          if (isComposing(event)) return
          if (event.key === 'Escape' && onCancel !== undefined) onCancel()
          else if (event.key === 'Enter' && !event.shiftKey) void save()
          else return
          event.preventDefault()
        }}
      />
      <Button kind="primary" isBusy={isBusy} type="submit" aria-disabled={closed !== null || undefined}>
        {deed}
      </Button>
      {onCancel !== undefined && (
        <Button kind="quiet" onClick={onCancel}>
          {t('quick.cancel')}
        </Button>
      )}
      <p id={`${id}-closed`} className="quick-closed soft">
        {closed}
      </p>
      <p id={`${id}-fault`} className="quick-fault" role="alert">
        {fault}
      </p>
      <div id={`${id}-left`}>
        <CharactersCount left={left} />
      </div>
    </form>
  )
}
