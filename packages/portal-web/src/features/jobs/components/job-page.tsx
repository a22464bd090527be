import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { nameIn, placeName, useConstants } from '../../../http/constants'
import { showListed } from '../../../lib/dates'
import { TITLE_ID } from '../../../lib/focus-title'
import { type SlotsOf, titleOf } from '../../../lib/job'
import { showSalary } from '../../../lib/salary'
import { Verified } from '../../../ui/verified'
import type { Job } from '../api/job'
import { JobAside } from './job-aside'
import { JobFacts } from './job-facts'
import { JobHead } from './job-head'
import { JobText } from './job-text'
import { SimilarJobs } from './similar-jobs'
import '../../../styles/rows.css'
import '../../../styles/job.css'

interface Props {
  job: Job
  /** What to do about it, and where it is, of other features. */
  apply: ReactNode
  save: ReactNode
  map: ReactNode
  slotsOf: SlotsOf
}

/** A job whole: left what is written, right what to do about it. */
export function JobPage({ job, apply, save, map, slotsOf }: Props) {
  const { t } = useTranslation('jobs')
  const { locations, salaries } = useConstants()
  const title = titleOf(job)
  const place = job.locations.map((id) => placeName(locations, id)).join('; ') || job.place
  const pay = showSalary(job.salary, nameIn(salaries, job.salaryId), t)
  return (
    <main className="job-page" id="content">
      {job.isOpen && <JobHead job={job} title={title} place={place} />}
      <article className="job-main">
        <header>
          {!job.isOpen && <p className="closed-note">{t('job.closed')}</p>}
          <h1 id={TITLE_ID} tabIndex={-1}>
            <bdi>{title}</bdi>
          </h1>
          {job.company !== null && (
            <p className="job-row-company">
              <bdi>{job.company.name}</bdi>
              {job.company.isVerified && <Verified />}
            </p>
          )}
          <p className="job-row-facts">
            {place !== '' && <span>{place}</span>}
            {pay !== '' && <span className="pay job-head-pay">{pay}</span>}
            <span>
              {t('job.published')}{' '}
              <time dateTime={new Date(job.publishedAt).toISOString()}>{showListed(job.publishedAt)}</time>
            </span>
            {job.isUrgent && <span className="urgent">{t('job.urgent')}</span>}
          </p>
        </header>
        <JobText title={t('job.description')} text={job.description} />
        <JobText title={t('job.requirements')} text={job.requirements} />
        <JobText title={t('job.benefits')} text={job.benefits} />
        <JobText title={t('job.howToApply')} text={job.howToApply} />
        <JobFacts job={job} />
      </article>
      <JobAside job={job} title={title} place={place} pay={pay} apply={apply} save={save} map={map} />
      <SimilarJobs id={job.id} slotsOf={slotsOf} />
    </main>
  )
}
