import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from 'sonner'
import { showDay } from '../../../lib/dates'
import { type Session, useSession } from '../../../lib/session'
import { useDay } from '../../../lib/use-day'
import { Button } from '../../../ui/button'
import { keepAccount } from '../api/deletion'
import { useMe, useMeChanged } from '../api/me'

function Notice({ session }: { session: Session }) {
  const { t } = useTranslation('account')
  const deletionAt = useMe(session).data?.deletionAt ?? 0
  const changed = useMeChanged()
  const now = useDay()
  const [isBusy, setIsBusy] = useState(false)
  async function keep() {
    if (isBusy) return
    setIsBusy(true)
    const isKept = (await keepAccount()).kind === 'ok'
    if (isKept) await changed()
    setIsBusy(false)
    toast(t(isKept ? 'deletion.kept' : 'deletion.failed'))
  }
  if (deletionAt === 0) return null
  return (
    <div className="deletion-notice" role="status">
      <p>{t('deletion.notice', { date: showDay(deletionAt, now) })}</p>
      <Button kind="small" isBusy={isBusy} onClick={() => void keep()}>
        {t('deletion.keep')}
      </Button>
    </div>
  )
}

/** On every page of an account that is being deleted: the day, and the way to keep it. */
export function DeletionNotice() {
  const session = useSession()
  return session !== null && <Notice session={session} />
}
