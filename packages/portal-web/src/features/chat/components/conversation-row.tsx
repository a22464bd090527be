import { BADGE_MAX, type ConversationItem } from '@sarika/im-engine'
import { memo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { showWhen } from '../../../lib/dates'
import { useDay } from '../../../lib/use-day'
import type { MenuPlace } from '../acts/act-menu'
import { MarkedUnread } from '../acts/marked-unread'
import { useAsking } from '../acts/use-asking'
import { InterviewLine } from '../hiring/interview-line'
import { isAtDesk } from '../hiring/table'
import { OrTyping } from '../presence/or-typing'
import { belowName } from '../rules/below-name'
import { tickOf } from '../rules/ticks'
import { FROM_LIST } from './back-to-list'
import { focusField } from './focus-field'
import { passFocusToRow } from './focus-row'
import { OfficialIcon, PinIcon, QuietIcon } from './icons'
import { LastWords } from './last-words'
import { Mark } from './mark'
import { MessageTick } from './message-tick'
import { RowFace, RowJob } from './row-face'
import { RowMenu } from './row-menu'
import { useSay } from './say'
import { useBelowName } from './use-below-name'
import { useIsThere } from './use-is-there'
import { useTitleOf } from './use-title-of'

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
        <span className="row-mark row-draft">{t('list.draft')}</span> <bdi>{draft}</bdi>
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

/** Of the online service its hours. */
function BelowManager({ item }: { item: ConversationItem }) {
  const below = useBelowName(item)
  return below !== '' && <bdi className="row-company">{below}</bdi>
}

/** How far the last own message got; nothing where that is not known here. */
function LastTick({ last }: Pick<ConversationItem, 'last'>) {
  if (last?.own !== true || last.kind === 'withdrawn' || last.kind === 'tip') return null
  const { state, ticks } = last
  if (state === 'sent') return ticks === null ? null : <MessageTick tick={tickOf({ state, ...ticks })} />
  return <MessageTick tick={state} />
}

/** One conversation of the list; renders only when it changed, or whom it is with came or went. */
export const ConversationRow = memo(function ConversationRow({ item, isSelected, isReached }: Props) {
  const t = useSay()
  const { key, unread, mentions, sortTime, pinnedAt, doNotDisturb } = item
  const { t: say } = useTranslation('typing')
  const title = useTitleOf()(item) ?? t('thread.unknownContact')
  const below = belowName(item)
  const isThere = useIsThere(key)
  const today = useDay()
  const [menu, setMenu] = useState<MenuPlace | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const asking = useAsking((pressed, point) => {
    const { current: own } = button
    if (own === null || pressed.closest('.row, .row-menu') === null) return false
    setMenu({ trigger: pressed.closest<HTMLElement>('.row') ?? own, point })
    return true
  })
  return (
    <li ref={passFocusToRow} className="row-place" {...asking}>
      <Link
        className="row"
        data-unread={unread > 0 || undefined}
        to={{ search: `?with=${encodeURIComponent(key)}` }}
        state={FROM_LIST}
        aria-current={isSelected ? 'true' : undefined}
        tabIndex={isReached === false ? -1 : undefined}
        onClick={isSelected ? focusField : undefined}
      >
        <RowFace item={item} name={title} isThere={isThere} />
        <span className="row-text">
          <span className="row-top">
            <bdi className="row-title" title={title}>
              {title}
            </bdi>
            {item.isManager && <Mark name={say('everybody.official')} icon={<OfficialIcon />} />}
            {isThere && <span className="only-heard">{t('thread.online')}</span>}
            {doNotDisturb && <Mark name={t('list.quiet')} icon={<QuietIcon />} />}
            <LastTick last={item.last} />
            {sortTime > 0 && (
              <time className="row-time" dateTime={new Date(sortTime).toISOString()}>
                {showWhen(sortTime, today)}
              </time>
            )}
          </span>
          {item.isManager ? (
            <BelowManager item={item} />
          ) : (
            below !== '' && (isAtDesk ? <RowJob item={item} /> : <bdi className="row-company">{below}</bdi>)
          )}
          <span className="row-bottom">
            <span className="row-last">
              <OrTyping conversation={key}>
                <Preview item={item} />
              </OrTyping>
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
            ) : item.isMarkedUnread ? (
              <MarkedUnread isQuiet={doNotDisturb} />
            ) : (
              pinnedAt > 0 && <Mark name={t('list.pinned')} icon={<PinIcon />} />
            )}
          </span>
          {item.interviewId !== '' && <InterviewLine id={item.interviewId} />}
        </span>
      </Link>
      <RowMenu
        item={item}
        name={title}
        isReached={isReached !== false}
        button={button}
        place={menu}
        onOpen={setMenu}
      />
    </li>
  )
})
