import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { placeName, useConstants } from '../../../http/constants'
import { TITLE_ID } from '../../../lib/focus-title'
import type { SlotsOf } from '../../../lib/job'
import { useDay } from '../../../lib/use-day'
import { useReadIn } from '../api/read-in'
import type { Job } from '../rules/job'
import { JobAside } from './job-aside'
import { JobHead } from './job-head'
import { JobHeader } from './job-header'
import { JobReading } from './job-reading'
import { SimilarJobs } from './similar-jobs'
import '../../../styles/rows.css'
import '../../../styles/job.css'

interface Props {
  job: Job
  /** What to do about it, and where it is, of other features. */
  apply: ReactNode
  save: ReactNode
  map: ReactNode
  /** What is seldom done about it. */
  more?: ReactNode
  /** The way to report it. */
  report?: ReactNode
  slotsOf: SlotsOf
}

/** A job whole: left what is written, right what to do about it. */
export function JobPage({ job, apply, save, more, map, report, slotsOf }: Props) {
  const constants = useConstants()
  const readIn = useReadIn(job)
  const { title } = readIn
  const place = job.locations.map((id) => placeName(constants.locations, id)).join('; ') || job.place
  return (
    <main className="job-page" id="content">
      {job.isOpen && <JobHead job={job} title={title} place={place} />}
      <article className="job-main">
        <JobHeader
          job={job}
          title={title}
          place={place}
          constants={constants}
          now={useDay()}
          Link={Link}
          titleId={TITLE_ID}
        />
        <div className="job-more">{more}</div>
        <JobReading job={job} readIn={readIn} constants={constants} place={place} map={map} />
        {/* On paper alone: there is no address bar. */}
        <p className="job-address">{`${location.origin}${location.pathname}`}</p>
      </article>
      <JobAside job={job} title={title} apply={apply} save={save} report={report} />
      <SimilarJobs id={job.id} slotsOf={slotsOf} />
    </main>
  )
}
