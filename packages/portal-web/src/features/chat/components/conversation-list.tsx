import type { ConversationItem } from '@sarika/im-engine'
import { useConnection, useConversations } from '@sarika/im-engine/react'
import { isBlank } from '@sarika/im-engine/text'
import { type KeyboardEvent, useCallback, useDeferredValue, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { APP } from '../../../lib/app'
import { isComposing } from '../../../lib/is-composing'
import { useIsOnline, useIsPhone } from '../../../lib/page-state'
import { useLater } from '../../../lib/use-later'
import { Button } from '../../../ui/button'
import { IconButton } from '../../../ui/icon-button'
import { ArchivedRows, ArchiveEntry } from '../acts/archived-rows'
import { noticeOf } from '../rules/connection'
import { BroadcastDialog } from './broadcast-dialog'
import { ConversationRow } from './conversation-row'
import { FindField } from './find-field'
import { FindResults } from './find-results'
import { NewGroupIcon, SeveralIcon } from './icons'
import { ListSkeleton } from './list-skeleton'
import { isBellAsked, loadBellLine } from './load-bell-line'
import { loadNewGroup } from './load-new-group'
import { useSay } from './say'
import { ServiceRow, useOnlineService } from './service-row'
import { useAtRest } from './use-at-rest'
import { useOpened } from './use-opened'

/** All conversations, or what is looked for. Ctrl+K goes to its field, arrows from row to row. */
export function ConversationList({ me, selected }: { me: string; selected: string | null }) {
  const t = useSay()
  const [text, setText] = useState('')
  const [isToSeveral, setIsToSeveral] = useState(false)
  const [isGrouping, setIsGrouping] = useState(false)
  const closeGroup = useCallback(() => setIsGrouping(false), [])
  const NewGroup = useOpened('new-group', isGrouping, loadNewGroup, closeGroup)
  const { data: BellLine } = useLater('bell-line', isBellAsked(), loadBellLine)
  const isPhone = useIsPhone()
  const list = useRef<HTMLElement>(null)
  const field = useRef<HTMLInputElement>(null)

  useEffect(() => {
    const press = (event: globalThis.KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return
      event.preventDefault()
      field.current?.focus()
      field.current?.select()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])

  const rows = () => [...(list.current?.querySelectorAll<HTMLElement>('.row') ?? [])]
  const move = (event: KeyboardEvent) => {
    const all = rows()
    const here = all.indexOf(event.target as HTMLElement)
    if (here < 0) return
    if (event.key === 'ArrowUp' && here === 0) field.current?.focus()
    const to = { ArrowDown: here + 1, ArrowUp: here - 1, Home: 0, End: all.length - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    all[to]?.focus()
  }
  const pressInField = (event: KeyboardEvent) => {
    if (isComposing(event)) return
    if (event.key === 'Escape') setText('')
    else if (event.key === 'ArrowDown') rows()[0]?.focus()
    else if (event.key === 'Enter' && text !== '') rows()[0]?.click()
    else return
    event.preventDefault()
  }

  return (
    <nav ref={list} className="list" aria-label={t('list.label')} onKeyDown={move}>
      <div className="list-head">
        <FindField
          ref={field}
          label={t('find.label')}
          // A phone has no such keys.
          placeholder={t(isPhone ? 'find.label' : 'find.placeholder')}
          text={text}
          onChange={setText}
          onKeyDown={pressInField}
        />
        <IconButton label={t('broadcast.label')} onClick={() => setIsToSeveral(true)}>
          <SeveralIcon />
        </IconButton>
        <IconButton label={t('list.newGroup')} onClick={() => setIsGrouping(true)}>
          <NewGroupIcon />
        </IconButton>
      </div>
      {NewGroup !== undefined && <NewGroup onClose={closeGroup} />}
      {isToSeveral && <BroadcastDialog me={me} onClose={() => setIsToSeveral(false)} />}
      <div className="list-rows">
        {isBlank(text) ? (
          <All me={me} selected={selected} />
        ) : (
          <FindResults me={me} text={text.trim()} selected={selected} />
        )}
      </div>
      {/* Below the rows: it comes when it comes, and nothing that somebody presses may move. */}
      {BellLine !== undefined && <BellLine />}
    </nav>
  )
}

const FILTERS = ['all', 'unread', 'interviews'] as const
type Filter = (typeof FILTERS)[number]

const PASSES: Readonly<Record<Filter, (item: ConversationItem) => boolean>> = {
  all: () => true,
  unread: ({ unread, isMarkedUnread }) => unread > 0 || isMarkedUnread,
  interviews: ({ interviewId }) => interviewId !== '',
}

/** Which of the conversations are shown, and how many there are. */
function Filters({
  items,
  filter,
  onFilter,
}: {
  items: readonly ConversationItem[]
  filter: Filter
  onFilter: (filter: Filter) => void
}) {
  const { t } = useTranslation('hiring')
  return (
    <fieldset className="chips list-filters">
      <legend className="only-heard">{t('list.filter')}</legend>
      {FILTERS.map((one) => {
        const count = one === 'all' ? 0 : items.filter(PASSES[one]).length
        return (
          <button
            key={one}
            type="button"
            className="chip"
            aria-pressed={one === filter}
            data-on={one === filter || undefined}
            onClick={() => onFilter(one)}
          >
            {t(`list.${one}`)} {count > 0 && <small>{count}</small>}
          </button>
        )
      })}
    </fieldset>
  )
}

/** Nothing was said yet: where a chat starts, and who helps meanwhile. */
function None({ me }: { me: string }) {
  const t = useSay()
  const service = useOnlineService(me)
  return (
    <>
      <p className="list-note soft">{t(APP.name === 'desk' ? 'list.emptyDesk' : 'list.empty')}</p>
      {service !== null && (
        <ul>
          <ServiceRow service={service} />
        </ul>
      )}
    </>
  )
}

function All({ me, selected }: { me: string; selected: string | null }) {
  const t = useSay()
  const { t: tHiring } = useTranslation('hiring')
  const [filter, setFilter] = useState<Filter>('all')
  const rows = useRef<HTMLUListElement>(null)
  const { items: current, total, showMore } = useConversations()
  // Whoever sends waits for the own bubble; what the list says of it may come a frame later.
  const items = useDeferredValue(useAtRest(rows, current))
  const connection = useConnection()
  const isOffline = noticeOf(connection, useIsOnline()) === 'offline'
  const [isInArchive, setIsInArchive] = useState(false)
  if (isInArchive) return <ArchivedRows selected={selected} onBack={() => setIsInArchive(false)} />
  const entry = <ArchiveEntry onOpen={() => setIsInArchive(true)} />
  if (items.length === 0)
    return (
      <>
        {entry}
        {connection.isCaughtUp || isOffline ? <None me={me} /> : <ListSkeleton />}
      </>
    )
  // The open one stays while it is read.
  const shown = items.filter((item) => PASSES[filter](item) || (filter === 'unread' && item.key === selected))
  const isListed = shown.some(({ key }) => key === selected)
  return (
    <>
      <Filters items={items} filter={filter} onFilter={setFilter} />
      {filter === 'all' && entry}
      {filter !== 'all' && shown.length === 0 && (
        <p className="list-note soft">
          {tHiring(filter === 'unread' ? 'list.noUnread' : 'list.noInterviews')}
        </p>
      )}
      <ul ref={rows}>
        {shown.map((item, index) => (
          <ConversationRow
            key={item.key}
            item={item}
            isSelected={item.key === selected}
            isReached={isListed ? item.key === selected : index === 0}
          />
        ))}
      </ul>
      {items.length < total && (
        <Button kind="quiet" onClick={showMore}>
          {t('list.more', { count: total - items.length })}
        </Button>
      )}
    </>
  )
}
