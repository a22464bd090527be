import { BADGE_MAX, type ConversationItem } from '@sarika/im-engine'
import { memo, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { showWhen } from '../../../lib/dates'
import { useDay } from '../../../lib/use-day'
import { Avatar } from '../../../ui/avatar'
import { InterviewLine } from '../hiring/interview-line'
import { belowName } from '../rules/below-name'
import { tickOf } from '../rules/ticks'
import { PinIcon, QuietIcon } from './icons'
import { LastWords } from './last-words'
import { MessageTick } from './message-tick'
import { openRowMenu, RowMenu } from './row-menu'
import { useSay } from './say'
import { useIsThere } from './use-is-there'

interface Props {
  item: ConversationItem
  isSelected: boolean
  /** The one that the Tab key reaches; from there the arrows go to the others. */
  isReached?: boolean
}

function Preview({ item }: { item: ConversationItem }) {
  const t = useSay()
  const { draft, last } = item
  if (draft !== '')
    return (
      <>
        <span className="row-mark">{t('list.draft')}</span> <bdi>{draft}</bdi>
      </>
    )
  return (
    <>
      {last?.state === 'failed' && <span className="row-mark row-failed">{t('list.failed')} </span>}
      {last?.own && last.state !== 'failed' && last.kind !== 'tip' && <span>{t('list.you')} </span>}
      <LastWords item={item} t={t} />
    </>
  )
}

/** How far the last own message got; nothing where that is not known here. */
function LastTick({ last }: ConversationItem) {
  if (last?.own !== true || last.kind === 'withdrawn' || last.kind === 'tip') return null
  const { state, ticks } = last
  if (state === 'sent') return ticks === null ? null : <MessageTick tick={tickOf({ state, ...ticks })} />
  return <MessageTick tick={state} />
}

/** One conversation of the list; renders only when it changed, or whom it is with came or went. */
export const ConversationRow = memo(function ConversationRow({ item, isSelected, isReached }: Props) {
  const t = useSay()
  const { key, unread, mentions, sortTime, pinnedAt, doNotDisturb } = item
  const title = item.title ?? t('thread.unknownContact')
  const below = belowName(item)
  const isThere = useIsThere(key)
  const today = useDay()
  return (
    <li
      className="row-place"
      onContextMenu={(event) => {
        event.preventDefault()
        openRowMenu(event.currentTarget)
      }}
    >
      <Link
        className="row"
        to={{ search: `?with=${encodeURIComponent(key)}` }}
        aria-current={isSelected ? 'true' : undefined}
        tabIndex={isReached === false ? -1 : undefined}
      >
        <span className="row-face" data-online={isThere || undefined}>
          <Avatar id={key} name={title} src={item.avatar} />
        </span>
        <span className="row-text">
          <span className="row-top">
            <bdi className="row-title" title={title}>
              {title}
            </bdi>
            {isThere && <span className="only-heard">{t('thread.online')}</span>}
            {doNotDisturb && <Mark name={t('list.quiet')} icon={<QuietIcon />} />}
            <LastTick {...item} />
            {sortTime > 0 && (
              <time className="row-time" dateTime={new Date(sortTime).toISOString()}>
                {showWhen(sortTime, today)}
              </time>
            )}
          </span>
          {below !== '' && <bdi className="row-company">{below}</bdi>}
          <span className="row-bottom">
            <span className="row-last">
              <Preview item={item} />
            </span>
            {mentions > 0 && (
              <span className="badge badge-mention">
                <span aria-hidden="true">@</span>
                <span className="only-heard">{t('list.mentioned')}</span>
              </span>
            )}
            {unread > 0 ? (
              <span className="badge" data-quiet={doNotDisturb || undefined}>
                <span aria-hidden="true">{unread > BADGE_MAX ? `${BADGE_MAX}+` : unread}</span>
                <span className="only-heard">{t('list.unread', { count: unread })}</span>
              </span>
            ) : (
              pinnedAt > 0 && <Mark name={t('list.pinned')} icon={<PinIcon />} />
            )}
          </span>
          {item.interviewId !== '' && <InterviewLine id={item.interviewId} />}
        </span>
      </Link>
      <RowMenu item={item} name={title} isReached={isReached !== false} />
    </li>
  )
})

function Mark({ name, icon }: { name: string; icon: ReactNode }) {
  return (
    <span className="row-icon" title={name}>
      {icon}
      <span className="only-heard">{name}</span>
    </span>
  )
}
