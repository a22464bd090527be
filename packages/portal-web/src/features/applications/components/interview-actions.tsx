import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Interview } from '../../../http/application'
import { passFocus } from '../../../lib/focus-title'
import { Button } from '../../../ui/button'
import { ConfirmDialog } from '../../../ui/confirm-dialog'
import { FormFailure } from '../../../ui/failure'
import { useAnswerInterview } from './use-answer-interview'

interface Props {
  applicationId: number
  interview: Interview
}

/** What a candidate answers to an interview: accept, and cancel as long as it has not been, also after accepting. */
export function InterviewActions({ applicationId, interview }: Props) {
  const { t } = useTranslation('applications')
  const { isBusy, failure, accept, cancel } = useAnswerInterview(applicationId, interview)
  const [isAsked, setIsAsked] = useState(false)
  const { answer, at } = interview
  const canCancel = answer === 'none' || (answer === 'accepted' && at > Date.now())
  return (
    <>
      <p className="interview-answer" role="status">
        {answer !== 'none' && t(`interview.${answer}`)}
      </p>
      <FormFailure text={answer === 'none' && (failure ?? false)} />
      {canCancel && (
        <div className="interview-actions">
          {answer === 'none' && (
            <Button ref={passFocus} isBusy={isBusy} onClick={() => void accept()}>
              {t('interview.accept')}
            </Button>
          )}
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
