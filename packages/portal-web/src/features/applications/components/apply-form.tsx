import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Cause } from '../../../lib/reading'
import { Button } from '../../../ui/button'
import { FetchFailure, FieldError, FormFailure } from '../../../ui/failure'
import type { Refusal } from '../api/apply'
import type { Enclosures } from '../api/enclosures'
import { type Choice, isEnough } from '../rules/choice'
import { ResumeChoice } from './resume-choice'
import { useSayRefusal } from './use-say-refusal'

interface Props {
  /** undefined until they are here. */
  enclosures: Enclosures | undefined
  isFailed: boolean
  cause: Cause
  onRetry: () => void
  choice: Choice | undefined
  onChoose: (choice: Choice) => void
  isBusy: boolean
  refusal: Refusal | null
  onSend: (choice: Choice) => void
  onCancel: () => void
  /** Who has no resume goes to write one. */
  onWrite: () => void
}

/** Which resume goes out, and which letter. */
export function ApplyForm(props: Props) {
  const {
    enclosures,
    isFailed,
    cause,
    onRetry,
    choice,
    onChoose,
    isBusy,
    refusal,
    onSend,
    onCancel,
    onWrite,
  } = props
  const { t } = useTranslation(['applications', 'app'])
  const sayRefusal = useSayRefusal()
  const [isMissing, setIsMissing] = useState(false)
  const letterId = useId()
  if (enclosures === undefined || choice === undefined)
    return isFailed ? (
      <FetchFailure cause={cause} onRetry={onRetry} />
    ) : (
      <div className="apply-skeleton" aria-busy="true">
        <p className="only-heard">{t('app:loading')}</p>
      </div>
    )
  const { resumes, letters } = enclosures
  const begun = resumes.find(({ kind, canBeSent }) => kind === 'online' && !canBeSent)
  const hasResume = resumes.some(({ canBeSent }) => canBeSent)
  const ofResume = refusal === 'notApproved' || refusal === 'missing' ? refusal : null
  const fault = isMissing && !isEnough(choice) ? 'nothing' : ofResume

  function submit(event: FormEvent) {
    event.preventDefault()
    if (choice === undefined) return
    setIsMissing(!isEnough(choice))
    if (isEnough(choice)) onSend(choice)
  }
  return (
    <form className="apply-form" onSubmit={submit}>
      {resumes.length > 0 && (
        <ResumeChoice
          resumes={resumes}
          hasLetters={letters.length > 0}
          chosen={choice.resume}
          onChoose={(resume) => onChoose({ ...choice, resume })}
        />
      )}
      {!hasResume && (
        <p className="apply-note">
          {t('apply.noResume')}{' '}
          <Link to={begun === undefined ? '/resume' : `/resume?id=${begun.id}`} onClick={onWrite}>
            {t('apply.toResume')}
          </Link>
        </p>
      )}
      <div role="alert">{fault !== null && <FieldError>{t(`apply.faults.${fault}`)}</FieldError>}</div>
      {letters.length > 0 && (
        <div className="field">
          <label htmlFor={letterId}>{t('apply.letter')}</label>
          <select
            id={letterId}
            className="select"
            value={choice.letterId}
            onChange={({ currentTarget }) => onChoose({ ...choice, letterId: Number(currentTarget.value) })}
          >
            <option value={0}>{t('apply.noLetter')}</option>
            {letters.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        </div>
      )}
      <FormFailure text={refusal !== null && fault === null && sayRefusal(refusal)} />
      <div className="dialog-actions">
        <Button kind="quiet" onClick={onCancel}>
          {t('cancel')}
        </Button>
        {(hasResume || letters.length > 0) && (
          <Button type="submit" isBusy={isBusy}>
            {t(isBusy ? 'apply.sending' : 'apply.send')}
          </Button>
        )}
      </div>
    </form>
  )
}
