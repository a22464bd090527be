import { useTranslation } from 'react-i18next'
import { toast } from 'sonner'
import { useWhy } from '../../../http/failure'
import { useOwnSaved } from '../../../http/read'
import { MenuItem } from '../../../ui/menu'
import { FORWARD, putForward, useForwardUntil } from '../api/forward'
import type { Resume } from '../api/resumes'

/** Puts a resume first among candidates, or takes it back; not there for one that employers do not find. */
export function ForwardItem({ resume: { id, hasApproved, isHidden } }: { resume: Resume }) {
  const { t } = useTranslation('papers')
  const isForward = useForwardUntil(id) > 0
  const saved = useOwnSaved()
  const why = useWhy()
  async function press() {
    const answer = await putForward(id, !isForward)
    if (answer.kind === 'ok') await saved(FORWARD)
    toast(answer.kind === 'ok' ? t(isForward ? 'resume.forward.back' : 'resume.forward.done') : why(answer))
  }
  if (!hasApproved || isHidden) return null
  return (
    <MenuItem onSelect={() => void press()}>
      {t(isForward ? 'resume.forward.take' : 'resume.forward.put')}
    </MenuItem>
  )
}
