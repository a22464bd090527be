import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { REFUSALS, SUMMARY_MAX } from '../../../contract/resume'
import { useKeys } from '../../../lib/use-keys'
import { Button } from '../../../ui/button'
import { FormFailure } from '../../../ui/failure'
import { TextField } from '../../../ui/field'
import { type Case, decide, type Reason } from '../api/reviews'
import { ChoiceChips } from './choice-chips'
import { Key } from './key'
import { useDecide } from './use-decide'

/** Approve, or send back with a reason; A, R and S are their keys. */
export function DecideResume({ found, onNext }: { found: Case; onNext: () => void }) {
  const { t } = useTranslation('reviews')
  const [reason, setReason] = useState<Reason | null>(null)
  const [text, setText] = useState('')
  const { decide: send, isBusy, failure, setFailure } = useDecide()
  const first = useRef<HTMLButtonElement>(null)
  const { name } = found

  const approve = () => void send(() => decide(found, { decision: 'approve' }), t('approved', { name }))
  function refuse() {
    if (reason === null) {
      setFailure(t('missing'))
      first.current?.focus()
    } else if (reason === 'other' && text.trim() === '') setFailure(t('missingWords'))
    else
      void send(
        () => decide(found, { decision: 'refuse', reason, text: text.trim() }),
        t('refused', { name }),
      )
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
        choices={REFUSALS.map((id) => ({ id, name: t(`reasons.${id}`) }))}
        chosen={reason}
        onChoose={(one) => {
          setReason(one)
          setFailure(false)
        }}
        first={first}
      />
      <TextField
        label={t(reason === 'other' ? 'wordsNeeded' : 'words')}
        error={undefined}
        name="words"
        rows={1}
        maxLength={SUMMARY_MAX}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
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
