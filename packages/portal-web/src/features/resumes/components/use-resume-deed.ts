import { useTranslation } from 'react-i18next'
import { toast } from 'sonner'
import { useWhy } from '../../../http/failure'
import { RESUMES } from '../../../http/papers'
import { useOwnSaved } from '../../../http/read'
import { FORWARD } from '../api/forward'
import { type Deed, doTo } from '../api/save'

/** Does something with a resume as a whole, and says what came of it. */
export function useResumeDeed(): (id: number, deed: Exclude<Deed, 'submit'>) => Promise<void> {
  const { t } = useTranslation('papers')
  const saved = useOwnSaved()
  const why = useWhy()
  return async (id, deed) => {
    const answer = await doTo(id, deed)
    // One that is hidden stands forward no more.
    if (answer.kind === 'ok') await Promise.all([saved(RESUMES), saved(FORWARD)])
    toast(answer.kind === 'ok' ? t(`resume.done.${deed}`) : why(answer))
  }
}
