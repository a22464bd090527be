import { BADGE_MAX, type ConversationItem } from '@sarika/im-engine'
import { memo } from 'react'
import { Link } from 'react-router-dom'
import { texts } from '../../../i18n/en'
import { showWhen } from '../../../lib/dates'
import { Avatar } from '../../../ui/avatar'
import { lastInWords } from '../rules/words'

interface Props {
  item: ConversationItem
  isSelected: boolean
}

function Preview({ item }: { item: ConversationItem }) {
  const { draft, last } = item
  const words = texts.list
  if (draft !== '')
    return (
      <>
        <span className="row-mark">{words.draft}</span> <bdi>{draft}</bdi>
      </>
    )
  return (
    <>
      {last?.state === 'failed' && <span className="row-mark row-failed">{words.failed} </span>}
      {last?.own && last.state !== 'failed' && <span>{words.you} </span>}
      <bdi>{lastInWords(item)}</bdi>
    </>
  )
}

/** One conversation of the list; renders only when it changed. */
export const ConversationRow = memo(function ConversationRow({ item, isSelected }: Props) {
  const { key, title, company, unread, sortTime } = item
  return (
    <li>
      <Link
        className="row"
        to={{ search: `?with=${encodeURIComponent(key)}` }}
        aria-current={isSelected ? 'true' : undefined}
      >
        <Avatar id={key} name={title} />
        <span className="row-text">
          <span className="row-top">
            <bdi className="row-title">{title}</bdi>
            {sortTime > 0 && (
              <time className="row-time" dateTime={new Date(sortTime).toISOString()}>
                {showWhen(sortTime, Date.now())}
              </time>
            )}
          </span>
          {company !== '' && <bdi className="row-company">{company}</bdi>}
          <span className="row-bottom">
            <span className="row-last">
              <Preview item={item} />
            </span>
            {unread > 0 && (
              <span className="badge">
                <span aria-hidden="true">{unread > BADGE_MAX ? `${BADGE_MAX}+` : unread}</span>
                <span className="only-heard">{texts.list.unread(unread)}</span>
              </span>
            )}
          </span>
        </span>
      </Link>
    </li>
  )
})
