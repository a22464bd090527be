import type { JobView, RowSlots } from '../../../lib/job'
import { titleOf } from '../../../lib/job'
import { ApplyButton } from './apply-button'
import { SaveMark } from './save-button'
import { TickBox } from './tick-box'

/** What there is to do about a job in a list. */
export const slotsOf = (job: JobView): RowSlots => ({
  actions: (
    <>
      {job.isOpen && job.employer?.canChat === true && <ApplyButton job={job} />}
      <SaveMark kind="job" id={job.id} name={titleOf(job)} />
    </>
  ),
})

/** The same where several can be chosen. */
export const slotsWithTick = (job: JobView): RowSlots => ({ ...slotsOf(job), tick: <TickBox job={job} /> })
