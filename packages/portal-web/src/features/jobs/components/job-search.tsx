import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useConstants } from '../../../http/constants'
import { knownOf } from '../../../http/filters'
import { TITLE_ID } from '../../../lib/focus-title'
import type { JobView, SlotsOf } from '../../../lib/job'
import { useIsPhone, useIsRoomy } from '../../../lib/page-state'
import { toAddress, withIds, withKeyword } from '../../../lib/search'
import { noteSeen } from '../../../lib/seen-jobs'
import { useLater } from '../../../lib/use-later'
import { useSearch } from '../../../lib/use-search'
import { useTyped } from '../../../lib/use-typed'
import { FetchFailure } from '../../../ui/failure'
import { useCounts } from '../api/counts'
import { JOB_FILTERS, useJobs } from '../api/jobs'
import { notePast } from '../api/suggestions'
import { FilterBar } from './filter-bar'
import { FoldedSearch } from './folded-search'
import type { ReaderSlots } from './job-reader'
import { KeepSearch, Results } from './results'
import { SearchBox } from './search-box'
import { useFilled } from './use-filled'
import { useListKeys } from './use-list-keys'
import '../../../styles/rows.css'
import '../../../styles/search.css'
import '../../../styles/workplace.css'

interface Props extends ReaderSlots {
  title: string
  slotsOf: SlotsOf
  /** What can be done with the list, of another feature. */
  action: ReactNode
}

/** The job that is shown beside the list, by the address: it takes no step of its own, and goes with its search. */
function useChosen(): readonly [number, (id: number) => void] {
  const [address, setAddress] = useSearchParams()
  const asked = address.get('job') ?? ''
  const choose = (id: number) =>
    setAddress(
      (before) => {
        const next = new URLSearchParams(before)
        next.set('job', String(id))
        return next
      },
      // Before the next press: J pressed twice goes two jobs on.
      { replace: true, preventScrollReset: true, flushSync: true },
    )
  return [/^[1-9]\d{0,14}$/.test(asked) ? Number(asked) : 0, choose]
}

/** Brings the card of the chosen job into sight, with the focus. */
function focusChosen(): void {
  const link = document.querySelector<HTMLElement>('.results .job-row[data-on] .job-row-title > a')
  link?.focus({ preventScroll: true })
  link?.closest('.job-row')?.scrollIntoView({ block: 'nearest' })
}

/**
 * Jobs are searched, and judged one after the other: the list on the left, the chosen one on the right, where there is room. All
 * of it stands in the address: a link shows the same, and Back what was before.
 */
export function JobSearch({ title, slotsOf, action, actionsOf, mapOf }: Props) {
  const { t } = useTranslation('jobs')
  const navigate = useNavigate()
  const isPhone = useIsPhone()
  const isRoomy = useIsRoomy()
  const [inAddress, change] = useSearch(JOB_FILTERS)
  const search = knownOf(inAddress, useConstants())
  const [isTyping, setIsTyping] = useState(false)
  const jobs = useFilled(useJobs(search), isTyping)
  const { data, isPlaceholderData } = jobs
  const counts = useCounts(search, data !== undefined && !isPlaceholderData)
  const words = useTyped(search.keyword, (text) => change(withKeyword(search, text), { isTyped: true }))
  const [chosen, choose] = useChosen()
  // A phone never shows it, and is not sent it.
  const { data: JobReader, isError: isMissing } = useLater(
    'job-reader',
    isRoomy,
    async () => (await import('./job-reader')).JobReader,
  )
  const rows = data?.rows ?? []
  const asked = String(toAddress(search))
  /** Nothing to choose from: what comes close has the room. */
  const isNone = data?.total === 0 && !isPlaceholderData
  const onId = isRoomy && !isNone ? chosen || (rows[0]?.id ?? 0) : 0
  /** Where another page is to begin: whoever goes back over its edge comes to the last one. */
  const edge = useRef<'first' | 'last' | null>(null)
  const isMoved = useRef(false)

  const read = (id: number) => {
    noteSeen(id)
    choose(id)
  }
  const turn = (page: number, to: 'first' | 'last') => {
    edge.current = to
    change({ ...search, page })
  }
  const step = (by: 1 | -1) => {
    const next = rows[rows.findIndex(({ id }) => id === onId) + by]
    isMoved.current = true
    if (next !== undefined) read(next.id)
    else if (by === 1 && search.page < (data?.pages ?? 0)) turn(search.page + 1, 'first')
    else if (by === -1 && search.page > 1) turn(search.page - 1, 'last')
  }
  useEffect(() => {
    if (edge.current === null || isPlaceholderData || data === undefined) return
    const row = edge.current === 'first' ? data.rows[0] : data.rows.at(-1)
    edge.current = null
    if (row !== undefined) read(row.id)
  })
  useEffect(() => {
    if (!isMoved.current || isPlaceholderData) return
    isMoved.current = false
    if (onId !== 0) focusChosen()
  }, [onId, isPlaceholderData])
  // What is taken out of the list, e.g. hidden, leaves its place to the next one.
  const before = useRef<{ asked: string; ids: readonly number[] }>({ asked: '', ids: [] })
  useEffect(() => {
    if (isPlaceholderData || data === undefined) return
    const ids = data.rows.map(({ id }) => id)
    const at = before.current.asked === asked ? before.current.ids.indexOf(chosen) : -1
    before.current = { asked, ids }
    const next = at < 0 || ids.includes(chosen) ? undefined : (ids[at] ?? ids.at(-1))
    if (next === undefined || !isRoomy) return
    isMoved.current = true
    read(next)
  })
  useListKeys(
    {
      move: step,
      open: () => void navigate(`/job/${onId}`),
      save: () => document.querySelector<HTMLElement>('.job-row[data-on] [aria-pressed]')?.click(),
      leave: () => document.querySelector<HTMLElement>('.suggest-field input')?.focus(),
    },
    onId !== 0,
  )

  const onPress = (job: JobView, event: MouseEvent) => {
    const { detail, button, altKey, ctrlKey, metaKey, shiftKey } = event
    // Enter on the card opens its page, and so does a press for another tab.
    if (!isRoomy || detail === 0 || button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return
    event.preventDefault()
    read(job.id)
  }
  const box = (close: () => void) => (
    <SearchBox
      words={words.input}
      location={search.ids.location}
      onLocation={(location) => change(withIds(search, 'location', location))}
      onWords={(text) => {
        words.put(text)
        change(withKeyword(search, text))
        if (text !== '') close()
      }}
      onPlace={(id) => {
        words.put('')
        change(withKeyword(withIds(search, 'location', [id]), ''))
        close()
      }}
      onTyping={setIsTyping}
      onSubmit={() => {
        const text = words.now()
        notePast(text)
        change(withKeyword(search, text))
        close()
      }}
    />
  )
  const show =
    data === undefined || isPlaceholderData
      ? t('filters.showUnknown')
      : t('filters.show', { count: data.total })
  const bar = <FilterBar search={search} change={change} counts={counts} show={show} />

  return (
    <main className="workplace" id="content">
      <h1 className="only-heard" id={TITLE_ID} tabIndex={-1}>
        {title}
      </h1>
      <div className="searchbar">
        {isPhone ? <FoldedSearch search={search}>{box}</FoldedSearch> : box(() => {})}
        <div className="searchbar-line">
          {bar}
          {!isPhone && <KeepSearch search={search} />}
        </div>
      </div>
      <div className="desk" data-none={isNone || undefined}>
        <Results
          search={search}
          change={change}
          slotsOf={slotsOf}
          newThisWeek={counts?.newThisWeek}
          action={action}
          jobs={jobs}
          onId={onId}
          onPress={onPress}
        />
        {isRoomy && !isNone && (
          <section className="reader" aria-label={t('results.reader')} key={onId}>
            {isMissing && <FetchFailure onRetry={() => location.reload()} />}
            {onId !== 0 && JobReader !== undefined && (
              <JobReader id={onId} actionsOf={actionsOf} mapOf={mapOf} onStep={step} />
            )}
          </section>
        )}
      </div>
      {isPhone && <KeepSearch search={search} />}
    </main>
  )
}
