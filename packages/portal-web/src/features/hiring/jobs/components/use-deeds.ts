import { useTranslation } from 'react-i18next'
import { toast } from 'sonner'
import type { Answer } from '../../../../http/call'
import { type Refused, useWhy } from '../../../../http/failure'
import { useOwnChanged } from '../../../../http/read'
import { JOBS } from '../api/begin'
import { actOnJob, type Deed, deleteDraft } from '../api/postings'

const CODES = ['too_many_jobs', 'taken_down', 'nobody_answers', 'not_ready', 'not_open', 'published'] as const

/** Why a job does not go out or does not change, in words. */
export function useDeedWhy(): (answer: Refused) => string {
  const { t } = useTranslation('posting')
  const why = useWhy()
  return (answer) => {
    const code = answer.kind === 'refused' && CODES.find((one) => one === answer.code)
    return code ? t(`why.${code}`) : why(answer)
  }
}

/** What is done with a job as a whole. Answers with what is wrong, in words; null: it is done, and said. */
export function useDeeds(id: number) {
  const { t } = useTranslation('posting')
  const why = useDeedWhy()
  const changed = useOwnChanged()
  async function finish(asked: Promise<Answer>, done: string): Promise<string | null> {
    const answer = await asked
    if (answer.kind !== 'ok') return why(answer)
    toast(done)
    await changed(JOBS)
    return null
  }
  return {
    act: (deed: Deed) => finish(actOnJob(id, deed), t(`done.${deed}`)),
    remove: () => finish(deleteDraft(id), t('done.delete')),
  }
}
