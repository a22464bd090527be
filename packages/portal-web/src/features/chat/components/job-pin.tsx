import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { nameIn, useConstants } from '../../../http/constants'
import { titleOf } from '../../../lib/job'
import { showSalary } from '../../../lib/salary'
import { PortalLink } from '../../../ui/portal-link'
import { useJob } from '../api/job'
import { useSay } from './say'

/** The job that a conversation is about, above it; its room is kept until it is known. What is said does not draw it. */
export const JobPin = memo(function JobPin({ id }: { id: string }) {
  const t = useSay()
  const { t: tJobs } = useTranslation('jobs')
  const { salaries } = useConstants()
  const { data: job, isError } = useJob(id)
  if (job === null || isError) return null
  const pay = job && showSalary(job.salary, nameIn(salaries, job.salaryId), tJobs)
  return (
    <section className="job-pin" aria-label={t('job.about')}>
      {job !== undefined && (
        <>
          <PortalLink to={`/job/${id}`} isBeside>
            <bdi>{titleOf(job)}</bdi>
          </PortalLink>
          <p className="soft">
            {job.employer !== null && <bdi>{job.employer.name}</bdi>}
            {pay !== '' && <span className="job-pin-pay">{pay}</span>}
            {!job.isOpen && <span>{tJobs('job.closedMark')}</span>}
          </p>
        </>
      )}
    </section>
  )
})
