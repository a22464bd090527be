import { CheckCheck } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from 'sonner'
import { useWhy } from '../../../http/failure'
import { INBOX, useInboxUnread } from '../../../http/inbox-count'
import { useOwnChanged } from '../../../http/read'
import { passFocus } from '../../../lib/focus-title'
import { Button } from '../../../ui/button'
import { Icon } from '../../../ui/icons'
import { readAll } from '../api/inbox'

/** Marks all as read: what is unread is said by the header, too. */
export function ReadAll() {
  const { t } = useTranslation('papers')
  const [isBusy, setIsBusy] = useState(false)
  const changed = useOwnChanged()
  const why = useWhy()
  const unread = useInboxUnread()
  if (unread === undefined || unread.count === 0) return null
  const { newestId } = unread
  async function press() {
    if (isBusy) return
    setIsBusy(true)
    const answer = await readAll(newestId)
    if (answer.kind === 'ok') await changed(INBOX)
    else toast(why(answer))
    setIsBusy(false)
  }
  return (
    <Button ref={passFocus} kind="small" isBusy={isBusy} onClick={() => void press()}>
      <Icon of={CheckCheck} />
      {t('inbox.readAll')}
    </Button>
  )
}
