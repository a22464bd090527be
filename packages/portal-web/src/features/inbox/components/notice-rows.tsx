import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { showDay, showStamp, showTime } from '../../../lib/dates'
import { useDay } from '../../../lib/use-day'
import type { Notice } from '../api/inbox'
import { byDay } from '../rules/by-day'
import { NoticeFace } from './notice-face'

interface Props {
  notices: readonly Notice[]
  /** The one that is open; 0: none. */
  onId: number
  /** The address of one, e.g. "?notice=3". */
  toNotice: (id: number) => string
  onOpen: (notice: Notice) => void
}

function NoticeRow({
  notice,
  isOn,
  to,
  onOpen,
}: {
  notice: Notice
  isOn: boolean
  to: string
  onOpen: () => void
}) {
  const { t } = useTranslation('papers')
  const { title, content, sentAt, isRead } = notice
  return (
    <li className="notice-row" data-new={!isRead || undefined} data-on={isOn || undefined}>
      <NoticeFace notice={notice} />
      <div>
        <h3>
          <Link to={to} preventScrollReset aria-current={isOn || undefined} onClick={onOpen}>
            {title}
            {!isRead && <span className="only-heard">{` ${t('inbox.unread')}`}</span>}
          </Link>
        </h3>
        <p className="notice-line">{content}</p>
      </div>
      <time dateTime={new Date(sentAt).toISOString()} title={showStamp(sentAt)}>
        {showTime(sentAt)}
      </time>
    </li>
  )
}

/** Notices under the days on which they came. */
export function NoticeRows({ notices, onId, toNotice, onOpen }: Props) {
  const today = useDay()
  return byDay(notices).map(([day, rows]) => (
    <section key={day} className="notice-day">
      <h2>{showDay(day, today)}</h2>
      <ul>
        {rows.map((notice) => (
          <NoticeRow
            key={notice.id}
            notice={notice}
            isOn={notice.id === onId}
            to={toNotice(notice.id)}
            onOpen={() => onOpen(notice)}
          />
        ))}
      </ul>
    </section>
  ))
}
