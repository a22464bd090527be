import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { nameIn, useConstants } from '../../../http/constants'
import { useApplicationsWith } from '../../../http/use-application'
import { titleOf } from '../../../lib/job'
import { showSalary } from '../../../lib/salary'
import { EmployerLogo } from '../../../ui/employer-logo'
import { PortalLink } from '../../../ui/portal-link'
import { useJob } from '../api/job'
import { applicationAt, progressOf } from '../hiring/progress'
import { useTable } from '../hiring/table'
import { useSay } from './say'

/** How far the seeker's application for it is. */
function PinState() {
  const { t } = useTranslation('hiring')
  const table = useTable()
  const { data } = useApplicationsWith(table?.peer ?? '')
  const application = table === null ? undefined : applicationAt(data, table)
  if (application === undefined) return null
  return <span className="job-pin-state">{t(`application.${progressOf(application)}`)}</span>
}

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
          <EmployerLogo employer={job.employer} />
          <PortalLink to={`/job/${id}`} isBeside>
            <bdi>{titleOf(job)}</bdi>
          </PortalLink>
          <PinState />
          <p className="soft">
            {/* The name last: of a line that is too long it is cut, and stands in the head, too. */}
            {!job.isOpen && <span>{tJobs('job.closedMark')}</span>}
            {pay !== '' && <span className="job-pin-pay">{pay}</span>}
            {job.employer !== null && <bdi>{job.employer.name}</bdi>}
          </p>
        </>
      )}
    </section>
  )
})
