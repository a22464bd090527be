import { BriefcaseBusiness } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { nameIn, placeName, useConstants } from '../../../http/constants'
import { type JobView, titleOf } from '../../../lib/job'
import { showSalary } from '../../../lib/salary'
import { EmployerLogo } from '../../../ui/employer-logo'
import { PortalLink } from '../../../ui/portal-link'
import { useJob } from '../api/job'
import { About } from '../hiring/about'
import { HiringCard } from '../hiring/card'
import { isAtDesk } from '../hiring/table'
import type { CardProps } from '../kinds/kind'
import { toJobId } from '../rules/job-id'

interface Body {
  readonly jobId: string
  readonly jobTitle: string
  readonly text: string
}

function Facts({ job }: { job: JobView }) {
  const { t } = useTranslation('jobs')
  const { salaries, locations } = useConstants()
  const pay = showSalary(job.salary, nameIn(salaries, job.salaryId), t)
  const place = job.locations.map((id) => placeName(locations, id)).join('; ') || job.place
  return (
    <div className="hiring-line">
      <EmployerLogo employer={job.employer} />
      <div className="hiring-about">
        <bdi className="card-title">{titleOf(job)}</bdi>
        {pay !== '' && <span className="hiring-pay">{pay}</span>}
        {job.employer !== null && <bdi className="card-soft">{job.employer.name}</bdi>}
        {place !== '' && <bdi className="card-soft">{place}</bdi>}
      </div>
    </div>
  )
}

/** A job that somebody tells of: what it pays, who offers it, whether it is open, and the way there. */
export default function JobCard({ body: { jobId, jobTitle, text }, name }: CardProps<Body>) {
  const { t } = useTranslation('hiring')
  const id = toJobId(jobId)
  const { data: job } = useJob(id)
  const isOpen = job?.isOpen ?? true
  return (
    <HiringCard
      icon={BriefcaseBusiness}
      name={name}
      state={isOpen ? '' : t('job.closed')}
      acts={
        id !== '' && (
          <PortalLink to={`/job/${id}`} isBeside>
            {t(isAtDesk || !isOpen ? 'job.open' : 'job.apply')}
          </PortalLink>
        )
      }
    >
      {job ? <Facts job={job} /> : <About title={jobTitle} text="" />}
      {text !== '' && text !== jobTitle && <bdi className="card-soft">{text}</bdi>}
    </HiringCard>
  )
}
