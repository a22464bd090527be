import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Answer } from '../../../http/call'
import { useKeys } from '../../../lib/use-keys'
import { Button } from '../../../ui/button'
import { FormFailure } from '../../../ui/failure'
import { ChoiceChips } from './choice-chips'
import { Key } from './key'
import { useDecide } from './use-decide'
import { WordsField } from './words-field'

type Decision<Reason> =
  | { readonly decision: 'approve' }
  | { readonly decision: 'refuse'; readonly reason: Reason; readonly text: string }

interface Props<Reason extends string> {
  /** What is decided about, by its name. */
  name: string
  /** Of which "other" needs words. */
  reasons: readonly { readonly id: Reason; readonly name: string }[]
  send: (decision: Decision<Reason>) => Promise<Answer>
  onNext: () => void
}

/** Approve, or send back with a reason; A, R and S are their keys. */
export function Decide<Reason extends string>({ name, reasons, send, onNext }: Props<Reason>) {
  const { t } = useTranslation('reviews')
  const [reason, setReason] = useState<Reason | null>(null)
  const [text, setText] = useState('')
  const { decide, isBusy, failure, setFailure } = useDecide()
  const first = useRef<HTMLButtonElement>(null)

  const approve = () => void decide(() => send({ decision: 'approve' }), t('approved', { name }))
  function refuse() {
    if (reason === null) {
      setFailure(t('missing'))
      first.current?.focus()
    } else if (reason === 'other' && text.trim() === '') setFailure(t('missingWords'))
    else void decide(() => send({ decision: 'refuse', reason, text: text.trim() }), t('refused', { name }))
  }
  useKeys({ a: approve, r: refuse, s: onNext })
  return (
    <form
      className="review-decide"
      onSubmit={(event) => {
        event.preventDefault()
        refuse()
      }}
    >
      <h2>{t('back')}</h2>
      <p className="soft">{t('told')}</p>
      <ChoiceChips
        label={t('back')}
        choices={reasons}
        chosen={reason}
        onChoose={(one) => {
          setReason(one)
          setFailure(false)
        }}
        first={first}
      />
      <WordsField isNeeded={reason === 'other'} text={text} onText={setText} />
      <FormFailure text={failure} />
      <div className="review-buttons">
        <Button kind="small" onClick={onNext} aria-keyshortcuts="s">
          {t('skip')} <Key name="s" />
        </Button>
        <Button kind="small" type="submit" isBusy={isBusy} aria-keyshortcuts="r">
          {t('refuse')} <Key name="r" />
        </Button>
        <Button isBusy={isBusy} onClick={approve} aria-keyshortcuts="a">
          {t('approve')} <Key name="a" />
        </Button>
      </div>
    </form>
  )
}
