import type { JobView, RowSlots } from '../../../lib/job'
import { titleOf } from '../../../lib/job'
import { ApplyButton } from './apply-button'
import { SaveMark } from './save-button'
import { TickBox } from './tick-box'

const actionsOf = (job: JobView, isListed: boolean) => (
  <>
    {job.isOpen && job.employer?.canChat === true && <ApplyButton job={job} />}
    <SaveMark kind="job" id={job.id} name={titleOf(job)} isListed={isListed} />
  </>
)

/** What there is to do about a job in a list. */
export const slotsOf = (job: JobView): RowSlots => ({ actions: actionsOf(job, false) })

/** The same where several can be chosen. */
export const slotsWithTick = (job: JobView): RowSlots => ({ ...slotsOf(job), tick: <TickBox job={job} /> })

/** The same among the jobs that are saved. */
export const slotsOfSaved = (job: JobView): RowSlots => ({
  actions: actionsOf(job, true),
  tick: <TickBox job={job} />,
})
