import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { useAreNamesAwaited } from '../../../http/constants'
import type { SlotsOf } from '../../../lib/job'
import { SHELF } from '../../../lib/limits'
import { Button } from '../../../ui/button'
import { Rows } from '../../../ui/rows'
import { Tabs } from '../../../ui/tabs'
import { useJobList } from '../api/jobs'
import { JobRow } from './job-row'
import '../../../styles/rows.css'

const PLACED = '/jobs/hot/or/urgent?type='

/** A list of the start page. */
interface List {
  readonly id: 'new' | 'hot' | 'urgent' | 'fast' | 'featured'
  /** All of it, as far as it has no page of its own. */
  readonly path: string
  /** It shows no more than so many. */
  readonly most?: number
  /** Its page. */
  readonly to?: string
}

const NEW: List = { id: 'new', path: '/jobs?sort=date', to: '/job?sort=date' }
const HOT: List = { id: 'hot', path: `${PLACED}hot`, most: SHELF.hot }
const URGENT: List = { id: 'urgent', path: `${PLACED}urgent`, most: SHELF.urgent }
const FAST: List = { id: 'fast', path: `${PLACED}fast`, most: SHELF.fast }
const FEATURED: List = { id: 'featured', path: '/jobs/specialized/job?page=1', to: '/job/job-adFeature' }

const firstOf = ({ path }: List) => `${path}&size=${SHELF.shown}`

/** A list with as many as one gets to see of it; undefined: not known yet. */
function useCounted(list: List) {
  const { data } = useJobList(firstOf(list))
  return { list, count: data && Math.min(list.most ?? data.total, data.total) }
}

/** Those that have jobs; the new ones always. */
function useLists() {
  const [first, ...others] = [
    useCounted(NEW),
    useCounted(HOT),
    useCounted(URGENT),
    useCounted(FAST),
    useCounted(FEATURED),
  ] as const
  return [first, ...others.filter(({ count }) => count !== 0)] as const
}

interface GridProps {
  list: List
  isWhole: boolean
  slotsOf: SlotsOf
}

function Grid({ list, isWhole, slotsOf }: GridProps) {
  const { t } = useTranslation('home')
  const first = useJobList(firstOf(list))
  const all = useJobList(isWhole ? list.path : firstOf(list))
  const areNamesAwaited = useAreNamesAwaited()
  // The first six stay until the others are there.
  const { data, isPending, isError, cause, refetch } = all.data === undefined && !all.isError ? first : all
  if (data?.rows.length === 0) return <p className="soft">{t('today.none')}</p>
  return (
    <Rows
      count={SHELF.shown}
      isLoading={isPending || areNamesAwaited}
      isFailed={isError}
      isOld={data !== all.data}
      cause={cause}
      onRetry={() => void refetch()}
    >
      {data?.rows.map((job) => (
        <JobRow key={job.id} job={job} level={3} {...slotsOf(job)} />
      ))}
    </Rows>
  )
}

interface AllProps {
  list: List
  count: number
  isWhole: boolean
  onWhole: (isWhole: boolean) => void
}

/** The way to all of a list: its page, or the rest of it here. */
function All({ list, count, isWhole, onWhole }: AllProps): ReactNode {
  const { t } = useTranslation('home')
  if (list.to !== undefined)
    return (
      <Link className="shelf-all" to={list.to}>
        {t('today.all', { count })}
      </Link>
    )
  if (count <= SHELF.shown) return null
  return (
    <Button kind="quiet" aria-expanded={isWhole} onClick={() => onWhole(!isWhole)}>
      {isWhole ? t('count.fewer') : t('count.all', { count })}
    </Button>
  )
}

/** Jobs of today: lists as tabs over one grid of six, each with its number. The tab stands in the address. */
export function JobsToday({ slotsOf }: { slotsOf: SlotsOf }) {
  const { t } = useTranslation('home')
  const [address, setAddress] = useSearchParams()
  const [whole, setWhole] = useState<List['id'] | null>(null)
  const lists = useLists()
  const asked = address.get('jobs')
  const shown = lists.find(({ list }) => list.id === asked) ?? lists[0]
  const show = (id: string) => {
    setWhole(null)
    setAddress(
      (before) => {
        const next = new URLSearchParams(before)
        next.set('jobs', id)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  }
  const { list, count } = shown
  return (
    <section className="jobs-today" aria-labelledby="jobs-today">
      <h2 id="jobs-today">{t('today.title')}</h2>
      <Tabs
        label={t('today.title')}
        shown={list.id}
        onShow={show}
        tabs={lists.map(({ list, count }) => ({
          id: list.id,
          name: t(`today.${list.id}`),
          count: count === undefined ? undefined : t('count.number', { jobs: count }),
          panel: <Grid list={list} isWhole={whole === list.id} slotsOf={slotsOf} />,
          isOnlyShown: true as const,
        }))}
      />
      <div className="jobs-today-all">
        {count !== undefined && (
          <All
            list={list}
            count={count}
            isWhole={whole === list.id}
            onWhole={(isWhole) => setWhole(isWhole ? list.id : null)}
          />
        )}
      </div>
    </section>
  )
}
