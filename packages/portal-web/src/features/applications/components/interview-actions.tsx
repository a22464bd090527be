import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Interview } from '../../../http/application'
import { passFocus } from '../../../lib/focus-title'
import { showMeeting } from '../../../lib/meeting'
import { useDay } from '../../../lib/use-day'
import { Button } from '../../../ui/button'
import { ConfirmDialog } from '../../../ui/confirm-dialog'
import { FormFailure } from '../../../ui/failure'
import { ProposeTime } from './propose-time'
import { useAnswerInterview } from './use-answer-interview'

interface Props {
  applicationId: number
  interview: Interview
}

/** What a candidate answers to an interview: accept one of its times, ask for another, and cancel as long as it has not been, also after accepting. */
export function InterviewActions({ applicationId, interview }: Props) {
  const { t } = useTranslation('applications')
  const { isBusy, failure, accept, cancel } = useAnswerInterview(applicationId, interview)
  const [isAsked, setIsAsked] = useState(false)
  const { answer, at, times, proposal } = interview
  const today = useDay()
  const [chosen, setChosen] = useState(at)
  // What was chosen may have been taken back by another offer.
  const accepted = times.includes(chosen) ? chosen : at
  const canCancel = answer === 'none' || (answer === 'accepted' && at > Date.now())
  return (
    <>
      <p className="interview-answer" role="status">
        {answer !== 'none' && t(`interview.${answer}`)}
      </p>
      <FormFailure text={answer === 'none' && (failure ?? false)} />
      {proposal !== null && (
        <p className="soft">{t('interview.asked', { time: showMeeting(proposal.at, today) })}</p>
      )}
      {answer === 'none' && times.length > 1 && (
        <fieldset className="interview-times">
          <legend>{t('interview.choose')}</legend>
          {times.map((one) => (
            <label key={one}>
              <input
                type="radio"
                name={`time-${applicationId}`}
                checked={one === accepted}
                onChange={() => setChosen(one)}
              />
              {showMeeting(one, today)}
            </label>
          ))}
        </fieldset>
      )}
      {canCancel && (
        <div className="interview-actions">
          {answer === 'none' && (
            <Button ref={passFocus} isBusy={isBusy} onClick={() => void accept(accepted)}>
              {t('interview.accept')}
            </Button>
          )}
          <ProposeTime applicationId={applicationId} interview={interview} />
          <Button kind="small" onClick={() => setIsAsked(true)}>
            {t('interview.cancel')}
          </Button>
        </div>
      )}
      {isAsked && canCancel && (
        <ConfirmDialog
          title={t('interview.cancelTitle')}
          lead={t('interview.cancelLead')}
          keep={t('keep')}
          label={t('interview.cancel')}
          act={cancel}
          onClose={() => setIsAsked(false)}
        />
      )}
    </>
  )
}
