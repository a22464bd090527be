import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { INBOX } from '../../../http/inbox-count'
import { useOwnChanged, useOwnTold } from '../../../http/read'
import { passFocus } from '../../../lib/focus-title'
import { telephone } from '../../../lib/service'
import { useDay } from '../../../lib/use-day'
import { Button } from '../../../ui/button'
import { ConfirmDialog } from '../../../ui/confirm-dialog'
import { Facts } from '../../../ui/facts'
import { FormFailure } from '../../../ui/failure'
import { APPLICATIONS, answerInterview, applicationPath, type Interview } from '../api/applications'
import { showMeeting } from '../rules/words'

interface Props {
  applicationId: number
  interview: Interview
}

/** An interview, and the candidate's answer, which is given once. Source: portal specification 3, 4. */
export function InterviewCard({ applicationId, interview }: Props) {
  const { t } = useTranslation('applications')
  const { at, jobTitle, address, contact, mobile, answer } = interview
  const today = useDay()
  const changed = useOwnChanged()
  const told = useOwnTold()
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [isAsked, setIsAsked] = useState(false)

  /** Answers with what is wrong, in words; null: it is given. */
  async function give(chosen: 'accepted' | 'cancelled'): Promise<string | null> {
    const given = await answerInterview(applicationId, interview, chosen)
    if (given.kind === 'ok') told(applicationPath(applicationId), given.body)
    // What is refused may have been answered elsewhere, or changed by the employer.
    if (given.kind !== 'network')
      await Promise.all([changed('/users/applications'), changed(APPLICATIONS), changed(INBOX)])
    if (given.kind === 'ok') return null
    const isChanged = given.kind === 'refused' && given.code === 'interview_changed'
    return isChanged ? t('interview.changed') : t('failed')
  }
  async function accept() {
    if (isBusy) return
    setIsBusy(true)
    setFailure(await give('accepted'))
    setIsBusy(false)
  }
  const facts = [
    { name: t('interview.job'), value: <bdi>{jobTitle}</bdi> },
    {
      name: t('interview.time'),
      value: <time dateTime={new Date(at).toISOString()}>{showMeeting(at, today)}</time>,
    },
    { name: t('interview.address'), value: <bdi>{address}</bdi> },
    { name: t('interview.contact'), value: <bdi>{contact}</bdi> },
    { name: t('interview.mobile'), value: <a href={telephone(mobile)}>{mobile}</a> },
  ]
  return (
    <section className="job-card interview" aria-labelledby="interview">
      <h2 id="interview">{t('interview.title')}</h2>
      <Facts facts={facts} />
      <p className="interview-answer" role="status">
        {answer !== 'none' && t(`interview.${answer}`)}
      </p>
      <FormFailure text={answer === 'none' && (failure ?? false)} />
      {answer === 'none' && (
        <div className="interview-actions">
          <Button ref={passFocus} isBusy={isBusy} onClick={() => void accept()}>
            {t('interview.accept')}
          </Button>
          <Button kind="small" onClick={() => setIsAsked(true)}>
            {t('interview.cancel')}
          </Button>
        </div>
      )}
      {isAsked && answer === 'none' && (
        <ConfirmDialog
          title={t('interview.cancelTitle')}
          lead={t('interview.cancelLead')}
          keep={t('keep')}
          label={t('interview.cancel')}
          act={() => give('cancelled')}
          onClose={() => setIsAsked(false)}
        />
      )}
    </section>
  )
}
