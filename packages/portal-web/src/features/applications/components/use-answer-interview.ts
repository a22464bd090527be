import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { INBOX } from '../../../http/inbox-count'
import { useOwnChanged, useOwnTold } from '../../../http/read'
import { APPLICATIONS, answerInterview, applicationPath, type Interview } from '../api/applications'

/** The candidate's answer to an interview: the same one wherever it is given. Source: portal specification 4. */
export function useAnswerInterview(applicationId: number, interview: Interview) {
  const { t } = useTranslation('applications')
  const changed = useOwnChanged()
  const told = useOwnTold()
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

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
  return { isBusy, failure, accept, cancel: () => give('cancelled') }
}
