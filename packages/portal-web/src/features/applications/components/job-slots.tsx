import type { JobView, RowSlots } from '../../../lib/job'
import { titleOf } from '../../../lib/job'
import { ApplyButton } from './apply-button'
import { SaveMark } from './save-button'
import { TickBox } from './tick-box'

const canApply = ({ isOpen, employer }: JobView): boolean => isOpen && employer?.canChat === true

const actionsOf = (job: JobView, isListed: boolean) => (
  <>
    {canApply(job) && <ApplyButton job={job} />}
    <SaveMark kind="job" id={job.id} name={titleOf(job)} isListed={isListed} />
  </>
)

/** Its room where it cannot be applied for: the rows stand below each other. */
const tickOf = (job: JobView) => (canApply(job) ? <TickBox job={job} /> : <span className="job-row-tick" />)

/** What there is to do about a job in a list. */
export const slotsOf = (job: JobView): RowSlots => ({ actions: actionsOf(job, false) })

/** The same where several can be chosen. */
export const slotsWithTick = (job: JobView): RowSlots => ({ ...slotsOf(job), tick: tickOf(job) })

/** The same among the jobs that are saved. */
export const slotsOfSaved = (job: JobView): RowSlots => ({ actions: actionsOf(job, true), tick: tickOf(job) })
