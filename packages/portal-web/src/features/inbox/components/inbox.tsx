import { Settings } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { toast } from 'sonner'
import { NOTICE_FILTERS, type NoticeFilter } from '../../../contract/notices'
import { useWhy } from '../../../http/failure'
import { INBOX, useInboxUnread } from '../../../http/inbox-count'
import { useOwnChanged } from '../../../http/read'
import { focusTitle, TITLE_ID } from '../../../lib/focus-title'
import { INBOX_PAGE, UNDO_MS } from '../../../lib/limits'
import { useIsRoomy } from '../../../lib/page-state'
import { readSearch } from '../../../lib/search'
import { useKeys } from '../../../lib/use-keys'
import { FetchFailure } from '../../../ui/failure'
import { BackIcon, Icon } from '../../../ui/icons'
import { Nothing } from '../../../ui/nothing'
import { Pager } from '../../../ui/pager'
import { RowSkeletons } from '../../../ui/rows'
import { Title } from '../../../ui/title'
import { bringBack, isFilter, type Notice, removeNotice, useInbox, useMark, useNotice } from '../api/inbox'
import { NoticePane } from './notice-pane'
import { NoticeRows } from './notice-rows'
import { ReadAll } from './read-all'
import '../../../styles/rows.css'
import '../../../styles/own.css'
import '../../../styles/notices.css'

interface Props {
  /** How far an application is, of the feature that knows it. */
  applicationOf: (id: number, isInterview: boolean) => ReactNode
  /** How an invitation to a job is answered, of the same. */
  invitationOf: (jobId: number) => ReactNode
}

/** Filter, page and open notice as an address; what is usual is its absence. */
function addressOf(filter: NoticeFilter, page: number, notice = 0): string {
  const address = new URLSearchParams()
  if (filter !== 'all') address.set('kind', filter)
  if (page > 1) address.set('page', String(page))
  if (notice !== 0) address.set('notice', String(notice))
  return `?${address}`
}

function Filters({ filter }: { filter: NoticeFilter }) {
  const { t } = useTranslation('papers')
  const count = useInboxUnread()?.count ?? 0
  return (
    <nav className="chips notice-filters" aria-label={t('inbox.filters')}>
      {NOTICE_FILTERS.map((one) => (
        <Link
          key={one}
          className="chip"
          to={addressOf(one, 1)}
          data-on={one === filter || undefined}
          aria-current={one === filter || undefined}
        >
          {t(`inbox.filter.${one}`)}
          {one === 'unread' && count > 0 && <small>{count}</small>}
        </Link>
      ))}
    </nav>
  )
}

/** Brings the row of the open notice into sight, with the focus. */
function focusRow(): void {
  const link = document.querySelector<HTMLElement>('.notice-row[data-on] a')
  link?.focus({ preventScroll: true })
  link?.closest('.notice-row')?.scrollIntoView({ block: 'nearest' })
}

/** What happened, read one by one. Filter, page and open notice stand in the address: a link shows the same, and Back works. */
export function Inbox({ applicationOf, invitationOf }: Props) {
  const { t } = useTranslation(['papers', 'pages'])
  const [address] = useSearchParams()
  const navigate = useNavigate()
  const isRoomy = useIsRoomy()
  const { page } = readSearch(address, [])
  const kind = address.get('kind')
  const filter = isFilter(kind) ? kind : 'all'
  const asked = address.get('notice') ?? ''
  const opened = /^[1-9]\d{0,14}$/.test(asked) ? Number(asked) : 0
  const list = useInbox(page, filter)
  const { data, isPlaceholderData, refetch } = list
  const rows = data?.rows ?? []
  const mark = useMark()
  const why = useWhy()
  const changed = useOwnChanged()

  // What stands beside the list until somebody opens another: the newest when the list came, not what comes meanwhile.
  const listed = `${filter} ${page}`
  const first = useRef({ listed: '', id: 0 })
  if (data !== undefined && !isPlaceholderData && first.current.listed !== listed)
    first.current = { listed, id: rows[0]?.id ?? 0 }
  const onId = opened || (isRoomy && first.current.listed === listed ? first.current.id : 0)
  const at = rows.findIndex(({ id }) => id === onId)
  const alone = useNotice(onId, onId !== 0 && data !== undefined && !isPlaceholderData && at < 0)
  const on = rows[at] ?? (onId === 0 ? null : alone.data)

  const read = (notice: Notice | null | undefined) => {
    if (notice && !notice.isRead) void mark(notice.id, true)
  }
  const to = (id: number) => addressOf(filter, page, id)
  /** Where another page is to begin. */
  const edge = useRef<'first' | 'last' | null>(null)
  const isMoved = useRef(false)
  const go = (notice: Notice) => {
    read(notice)
    void navigate(to(notice.id), { replace: true, preventScrollReset: true })
  }
  const step = (by: 1 | -1) => {
    read(on)
    const next = at < 0 ? rows[0] : rows[at + by]
    const turned = page + by
    if (next !== undefined) go(next)
    else if (turned >= 1 && turned <= (data?.pages ?? 0)) {
      edge.current = by === 1 ? 'first' : 'last'
      void navigate(addressOf(filter, turned), { replace: true })
    }
  }
  useEffect(() => {
    if (edge.current === null || isPlaceholderData || data === undefined) return
    const row = edge.current === 'first' ? data.rows[0] : data.rows.at(-1)
    edge.current = null
    if (row !== undefined) go(row)
  })
  const stepByKey = (by: 1 | -1) => () => {
    isMoved.current = true
    step(by)
  }
  useKeys({ j: stepByKey(1), k: stepByKey(-1) }, onId !== 0)
  useEffect(() => {
    if (!isMoved.current || at < 0) return
    isMoved.current = false
    if (isRoomy) focusRow()
  }, [at, isRoomy])
  // Where only one of both has room, the other one's heading is gone.
  const wasOpen = useRef(opened !== 0)
  useEffect(() => {
    if (!isRoomy && wasOpen.current !== (opened !== 0)) focusTitle()
    wasOpen.current = opened !== 0
  }, [opened, isRoomy])
  // Whoever came by a link has opened it.
  const arrived = useRef(opened)
  useEffect(() => {
    if (arrived.current === 0 || on?.id !== arrived.current) return
    arrived.current = 0
    read(on)
  })
  // What the header counts is to be seen here, too.
  const newestId = useInboxUnread()?.newestId
  const told = useRef(newestId)
  useEffect(() => {
    if (told.current !== undefined && newestId !== undefined && newestId > told.current) void refetch()
    told.current = newestId
  }, [newestId, refetch])

  async function undo(id: number) {
    const answer = await bringBack(id)
    if (answer.kind !== 'ok') toast(why(answer))
    await changed(INBOX)
  }
  async function remove({ id }: Notice) {
    const answer = await removeNotice(id)
    if (answer.kind !== 'ok') return toast(why(answer))
    const next = rows[at + 1] ?? rows[at - 1]
    toast(t('inbox.removed'), {
      duration: UNDO_MS,
      action: { label: t('inbox.undo'), onClick: () => void undo(id) },
    })
    if (isRoomy && next !== undefined) go(next)
    else void navigate(addressOf(filter, page), { replace: true })
    await changed(INBOX)
  }
  async function markFrom(notice: Notice, isRead: boolean) {
    const answer = await mark(notice.id, isRead)
    if (answer.kind !== 'ok') toast(why(answer))
  }

  const total = data?.total ?? 0
  const isOpenAlone = !isRoomy && opened !== 0
  const pane = on ? (
    <NoticePane
      notice={on}
      place={at < 0 ? '' : `${(page - 1) * INBOX_PAGE + at + 1} / ${total}`}
      applicationOf={applicationOf}
      invitationOf={invitationOf}
      level={isOpenAlone ? 1 : 2}
      headingId={isOpenAlone ? TITLE_ID : 'notice-title'}
      onStep={step}
      onMark={(isRead) => void markFrom(on, isRead)}
      onRemove={() => void remove(on)}
    />
  ) : alone.isError ? (
    <FetchFailure cause={alone.cause} onRetry={() => void alone.refetch()} />
  ) : onId !== 0 && on === null ? (
    <p className="soft">{t('inbox.gone')}</p>
  ) : (
    <div className="notice-skeleton" aria-busy="true" />
  )
  const article = (
    // A press on anything in it has read it; its own buttons say what else.
    <article
      className="notice-open"
      aria-label={on?.title ?? t('pages:inbox.title')}
      onClickCapture={({ target }) => {
        if (target instanceof Element && target.closest('.notice-acts') === null) read(on)
      }}
    >
      {pane}
    </article>
  )
  if (isOpenAlone)
    return (
      <main className="own-page notices" id="content">
        <Title>{on?.title ?? t('pages:inbox.title')}</Title>
        <Link className="own-back" to={addressOf(filter, page)}>
          <BackIcon />
          {t('pages:inbox.title')}
        </Link>
        {article}
      </main>
    )
  const isNone = total === 0 && data !== undefined && !isPlaceholderData
  return (
    <main className="own-page notices" id="content">
      <Title>{t('pages:inbox.title')}</Title>
      <header className="own-head">
        <h1 id={TITLE_ID} tabIndex={-1}>
          {t('pages:inbox.title')}
        </h1>
        <div className="notice-tools">
          <ReadAll />
          <Link
            className="icon-button"
            to="/account-setting#notices"
            aria-label={t('inbox.settings')}
            title={t('inbox.settings')}
          >
            <Icon of={Settings} />
          </Link>
        </div>
      </header>
      <div className="notice-desk">
        <div className="notice-list">
          <Filters filter={filter} />
          {list.isError ? (
            <FetchFailure cause={list.cause} onRetry={() => void refetch()} />
          ) : data === undefined ? (
            <RowSkeletons count={INBOX_PAGE} />
          ) : isNone ? (
            <Nothing
              title={t(filter === 'all' ? 'inbox.none' : 'inbox.noneOf')}
              {...(filter === 'all' && { lead: t('inbox.noneLead') })}
            >
              {filter === 'all' && (
                <Link className="button button-primary" to="/job">
                  {t('toJobs')}
                </Link>
              )}
            </Nothing>
          ) : (
            <div aria-busy={isPlaceholderData}>
              <NoticeRows notices={rows} onId={onId} toNotice={to} onOpen={read} />
            </div>
          )}
          <Pager
            page={page}
            pages={data?.pages ?? 0}
            isOld={isPlaceholderData}
            toPage={(one) => addressOf(filter, one)}
          />
        </div>
        {isRoomy && !isNone && article}
      </div>
    </main>
  )
}
