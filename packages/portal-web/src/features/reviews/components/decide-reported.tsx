import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DECISIONS_OF, REASONS_OF, type ReportDecision, type ReportReason } from '../../../contract/reports'
import { useKeys } from '../../../lib/use-keys'
import { Button } from '../../../ui/button'
import { ConfirmDialog } from '../../../ui/confirm-dialog'
import { FormFailure } from '../../../ui/failure'
import { decideReported, type Reported } from '../api/reviews'
import { ChoiceChips } from './choice-chips'
import { Key } from './key'
import { useDecide } from './use-decide'
import { useReasonName } from './use-reason-name'
import { WordsField } from './words-field'

interface Props {
  row: Reported
  /** Somebody can be warned. */
  isTold: boolean
  onNext: () => void
}

const DONE = { keep: 'kept', warn: 'warned', 'take-down': 'takenDown', stop: 'stopped' } as const
/** These close jobs, so they ask once more. */
const SURE = { 'take-down': 'takeSure', stop: 'stopSure' } as const

/** Nothing wrong, or what follows and why: nothing is said against anybody without a reason. A decides, S skips. */
export function DecideReported({ row, isTold, onNext }: Props) {
  const { t } = useTranslation('reviews')
  const nameOf = useReasonName(row.kind)
  const [decision, setDecision] = useState<ReportDecision | null>(null)
  const [reason, setReason] = useState<ReportReason | null>(null)
  const [text, setText] = useState('')
  const [isAsking, setIsAsking] = useState(false)
  const { decide: send, isBusy, failure, setFailure } = useDecide()
  const name = row.title === '' ? t('nameless') : row.title
  const choices = DECISIONS_OF[row.kind].filter((one) => one !== 'warn' || isTold)
  const isAgainst = decision !== null && decision !== 'keep'

  const act = (chosen: ReportDecision) =>
    send(
      () => decideReported(row, { decision: chosen, reason: reason ?? '', text: text.trim() }),
      t(DONE[chosen], { name }),
    )
  function decide() {
    if (decision === null) return setFailure(t('chooseDecision'))
    if (isAgainst && reason === null) return setFailure(t('missing'))
    if (isAgainst && reason === 'other' && text.trim() === '') return setFailure(t('missingWords'))
    setFailure(false)
    if (decision === 'take-down' || decision === 'stop') return setIsAsking(true)
    void act(decision)
  }
  useKeys({ a: decide, s: onNext })
  return (
    <form
      className="review-decide"
      onSubmit={(event) => {
        event.preventDefault()
        decide()
      }}
    >
      <h2>{t('decide')}</h2>
      <p className="soft">{t(isTold ? 'toldAll' : 'nobody')}</p>
      <ChoiceChips
        label={t('decide')}
        choices={choices.map((id) => ({ id, name: t(`decisions.${id}`) }))}
        chosen={decision}
        onChoose={(one) => {
          setDecision(one)
          setFailure(false)
        }}
      />
      {isAgainst && (
        <>
          <ChoiceChips<ReportReason>
            label={t('why')}
            choices={REASONS_OF[row.kind].map((id) => ({ id, name: nameOf(id) }))}
            chosen={reason}
            onChoose={(one) => {
              setReason(one)
              setFailure(false)
            }}
          />
          <WordsField isNeeded={reason === 'other'} text={text} onText={setText} />
        </>
      )}
      <FormFailure text={failure} />
      <div className="review-buttons">
        <Button kind="small" onClick={onNext} aria-keyshortcuts="s">
          {t('skip')} <Key name="s" />
        </Button>
        <Button type="submit" isBusy={isBusy} aria-keyshortcuts="a">
          {t(isAgainst && isTold ? 'decideAndTell' : 'decide')} <Key name="a" />
        </Button>
      </div>
      {isAsking && (decision === 'take-down' || decision === 'stop') && (
        <ConfirmDialog
          title={name}
          lead={t(SURE[decision])}
          keep={t('cancel')}
          label={t(`decisions.${decision}`)}
          act={() => act(decision)}
          onClose={() => setIsAsking(false)}
        />
      )}
    </form>
  )
}
