import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { nameIn, placeName, useConstants } from '../../../http/constants'
import { showListed } from '../../../lib/dates'
import { type JobView, type RowSlots, titleOf } from '../../../lib/job'
import { showSalary } from '../../../lib/salary'
import { Logo } from '../../../ui/logo'
import { Verified } from '../../../ui/verified'

interface Props extends RowSlots {
  job: JobView
  /** Of its heading. */
  level?: 2 | 3
  /** Where people choose among many. */
  hasExcerpt?: boolean
}

/** A job in a list: the whole of it is one link, but for what is besides it. */
export function JobRow({ job, level = 2, hasExcerpt = false, tick, note, actions }: Props) {
  const Heading = `h${level}` as const
  const { t } = useTranslation('jobs')
  const { locations, salaries, terms } = useConstants()
  const place = job.locations.map((id) => placeName(locations, id)).join('; ') || job.place
  const pay = showSalary(job.salary, nameIn(salaries, job.salaryId), t)
  const term = nameIn(terms, job.termId)
  return (
    <li className="job-row">
      {tick}
      <Logo id={job.employer?.id ?? 0} industryId={job.employer?.industryId ?? 0} />
      <Heading className="job-row-title">
        <Link to={`/job/${job.id}`}>
          <bdi>{titleOf(job)}</bdi>
        </Link>
      </Heading>
      {job.employer !== null && (
        <p className="job-row-company">
          <bdi>{job.employer.name}</bdi>
          {job.employer.isVerified && <Verified />}
        </p>
      )}
      <p className="job-row-facts">
        {place !== '' && <span>{place}</span>}
        {pay !== '' && <span className="pay">{pay}</span>}
        {term !== '' && <span>{term}</span>}
      </p>
      {hasExcerpt && job.excerpt !== '' && (
        <p className="job-row-excerpt" dir="auto">
          {job.excerpt}
        </p>
      )}
      <p className="job-row-end">
        {!job.isOpen && <span className="closed-mark">{t('job.closedMark')}</span>}
        {job.isOpen && job.isUrgent && <span className="urgent">{t('job.urgent')}</span>}
        {note === undefined && (
          <time dateTime={new Date(job.publishedAt).toISOString()}>{showListed(job.publishedAt)}</time>
        )}
      </p>
      {note}
      {actions !== undefined && <div className="job-row-actions">{actions}</div>}
    </li>
  )
}
