import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { answerInterview, type Interview } from '../../../http/application'
import { useApplicationAnswered } from '../../../http/use-application'

/** The candidate's answer to an interview: the same one wherever it is given. Source: portal specification 4. */
export function useAnswerInterview(applicationId: number, interview: Interview) {
  const { t } = useTranslation('applications')
  const answered = useApplicationAnswered()
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  /** Answers with what is wrong, in words; null: it is given. */
  async function give(chosen: 'accepted' | 'cancelled', at?: number): Promise<string | null> {
    const given = await answerInterview(applicationId, interview, chosen, at)
    await answered(applicationId, given)
    if (given.kind === 'ok') return null
    const isChanged = given.kind === 'refused' && given.code === 'interview_changed'
    return isChanged ? t('interview.changed') : t('failed')
  }
  /** `at`: one of the times that are offered, ms. */
  async function accept(at: number) {
    if (isBusy) return
    setIsBusy(true)
    setFailure(await give('accepted', at))
    setIsBusy(false)
  }
  return { isBusy, failure, accept, cancel: () => give('cancelled') }
}
