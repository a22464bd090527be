import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { placeName, useAreNamesAwaited, useConstants } from '../../../http/constants'
import { useDay } from '../../../lib/use-day'
import { FetchFailure } from '../../../ui/failure'
import { IconButton } from '../../../ui/icon-button'
import { OutIcon } from '../../../ui/screen-icons'
import { useJob } from '../api/job'
import { useReadIn } from '../api/read-in'
import type { Job } from '../rules/job'
import { NextJobIcon, PreviousJobIcon } from './icons'
import { JobHeader } from './job-header'
import { JobReading } from './job-reading'

/** What other features know about the job that is read. */
export interface ReaderSlots {
  /** What to do about it. */
  readonly actionsOf: (job: Job) => ReactNode
  /** Where it is. */
  readonly mapOf: (job: Job) => ReactNode
}

interface Props extends ReaderSlots {
  id: number
  /** To the job before or after it. */
  onStep: (step: 1 | -1) => void
}

/** A job with all that it has. */
function Opened({ job, actionsOf, mapOf, onStep }: Omit<Props, 'id'> & { job: Job }) {
  const { t } = useTranslation('jobs')
  const constants = useConstants()
  const readIn = useReadIn(job)
  const place = job.locations.map((one) => placeName(constants.locations, one)).join('; ') || job.place
  return (
    <>
      <div className="reader-head">
        <JobHeader
          job={job}
          title={readIn.title}
          place={place}
          constants={constants}
          now={useDay()}
          Link={Link}
          level={2}
        />
        <div className="reader-steps">
          <IconButton label={t('results.previousJob')} onClick={() => onStep(-1)}>
            <PreviousJobIcon />
          </IconButton>
          <IconButton label={t('results.nextJob')} onClick={() => onStep(1)}>
            <NextJobIcon />
          </IconButton>
          <Link
            className="icon-button"
            to={`/job/${job.id}`}
            aria-label={t('results.openPage')}
            title={t('results.openPage')}
          >
            <OutIcon />
          </Link>
        </div>
        <div className="reader-actions">{actionsOf(job)}</div>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard */}
      <section className="reader-body" tabIndex={0} aria-label={t('results.text')}>
        <JobReading
          job={job}
          readIn={readIn}
          constants={constants}
          place={place}
          map={mapOf(job)}
          level={3}
        />
      </section>
    </>
  )
}

/** The chosen job beside its list. */
export function JobReader({ id, ...slots }: Props) {
  const { t } = useTranslation('jobs')
  const { data: job, isError, cause, refetch } = useJob(String(id))
  const areNamesAwaited = useAreNamesAwaited()
  if (isError) return <FetchFailure cause={cause} onRetry={() => void refetch()} />
  if (job === undefined || areNamesAwaited) return <div className="reader-skeleton" aria-busy="true" />
  if (job === null) return <p className="reader-empty soft">{t('results.empty')}</p>
  return <Opened job={job} {...slots} />
}
