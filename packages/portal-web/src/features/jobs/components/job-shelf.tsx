import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAreNamesAwaited } from '../../../http/constants'
import type { SlotsOf } from '../../../lib/job'
import { turned } from '../../../lib/turn'
import { Button } from '../../../ui/button'
import { Rows } from '../../../ui/rows'
import { Shelf } from '../../../ui/shelf'
import { useJobList } from '../api/jobs'
import { JobRow } from './job-row'

interface Props {
  title: string
  /** A list of the main API, e.g. "/jobs/hot/or/urgent?type=fast". */
  path: string
  /** How many are shown at once. */
  size: number
  /** How many there are at most, where that is more. */
  most?: number
  slotsOf: SlotsOf
  all?: { readonly to: string; readonly text: string }
}

/** Jobs that are put forward, a few at once; nothing where there are none. */
export function JobShelf({ title, path, size, most = size, slotsOf, all }: Props) {
  const { t } = useTranslation('home')
  const [page, setPage] = useState(0)
  const { data, isPending, isError, cause, refetch } = useJobList(path)
  const areNamesAwaited = useAreNamesAwaited()
  const jobs = data?.rows ?? []
  if (data !== undefined && jobs.length === 0) return null
  // Its place is kept until it is known how many there are.
  const pages = Math.ceil((data === undefined ? most : jobs.length) / size)
  return (
    <Shelf title={title} all={all}>
      <Rows
        // Each begins at its first.
        key={page}
        count={size}
        isLoading={isPending || areNamesAwaited}
        isFailed={isError}
        isOld={false}
        cause={cause}
        onRetry={() => void refetch()}
      >
        {jobs.slice(page * size, (page + 1) * size).map((job) => (
          <JobRow key={job.id} job={job} level={3} {...slotsOf(job)} />
        ))}
      </Rows>
      {pages > 1 && (
        <div className="shelf-pages">
          {data !== undefined && (
            <>
              <Button kind="small" onClick={() => setPage(turned(page, -1, pages))}>
                {t('shelf.previous')}
              </Button>
              <p role="status">{t('shelf.page', { page: page + 1, pages })}</p>
              <Button kind="small" onClick={() => setPage(turned(page, 1, pages))}>
                {t('shelf.next')}
              </Button>
            </>
          )}
        </div>
      )}
    </Shelf>
  )
}
