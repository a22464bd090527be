import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { toast } from 'sonner'
import { useWhy } from '../../../http/failure'
import { INBOX, useInboxUnread } from '../../../http/inbox-count'
import { useOwnChanged } from '../../../http/read'
import { showStamp } from '../../../lib/dates'
import { passFocus } from '../../../lib/focus-title'
import { INBOX_PAGE } from '../../../lib/limits'
import { readSearch } from '../../../lib/search'
import { Button } from '../../../ui/button'
import { Nothing } from '../../../ui/nothing'
import { OwnPage } from '../../../ui/own-page'
import { OwnRow } from '../../../ui/own-row'
import { PagedRows } from '../../../ui/paged-rows'
import { type Notice, readAll, useInbox } from '../api/inbox'
import { wayOf } from '../rules/way'

function NoticeRow({ notice }: { notice: Notice }) {
  const { t } = useTranslation('papers')
  const { title, content, sentAt, isRead } = notice
  return (
    <OwnRow
      title={title}
      to={wayOf(notice)}
      isUnread={!isRead}
      marks={!isRead && <span className="own-mark">{t('inbox.unread')}</span>}
      facts={[showStamp(sentAt)]}
    >
      <p>{content}</p>
    </OwnRow>
  )
}

/** Marks all as read: what is unread is said by the header, too. */
function ReadAll() {
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
      {t('inbox.readAll')}
    </Button>
  )
}

/** What happened to one's resumes and applications; the page stands in the address. */
export function Inbox() {
  const { t } = useTranslation(['papers', 'pages'])
  const { page } = readSearch(useSearchParams()[0], [])
  const notices = useInbox(page)
  const { refetch } = notices
  const newestId = useInboxUnread()?.newestId
  const told = useRef(newestId)
  // What the header counts is to be seen here, too.
  useEffect(() => {
    if (told.current !== undefined && newestId !== undefined && newestId > told.current) void refetch()
    told.current = newestId
  }, [newestId, refetch])
  return (
    <OwnPage title={t('pages:inbox.title')} lead={t('inbox.lead')} action={<ReadAll />}>
      <PagedRows
        list={notices}
        page={page}
        toPage={(one) => `?page=${one}`}
        count={INBOX_PAGE}
        nothing={
          <Nothing title={t('inbox.none')} lead={t('inbox.noneLead')}>
            <Link className="button button-primary" to="/job">
              {t('toJobs')}
            </Link>
          </Nothing>
        }
      >
        {(notice) => <NoticeRow key={notice.id} notice={notice} />}
      </PagedRows>
    </OwnPage>
  )
}
