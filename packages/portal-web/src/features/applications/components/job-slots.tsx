import type { JobView, RowSlots } from '../../../lib/job'
import { titleOf } from '../../../lib/job'
import { useChoosing } from '../api/ticked'
import { AppliedMark } from './applied-mark'
import { ApplyButton } from './apply-button'
import { SaveMark } from './save-button'
import { TickBox } from './tick-box'

const canApply = ({ isOpen, employer }: JobView): boolean => isOpen && employer?.canChat === true

/** What there is to do about a job in a list, and what was done. */
export const slotsOf = (job: JobView): RowSlots => ({
  actions: <SaveMark kind="job" id={job.id} name={titleOf(job)} />,
  mark: <AppliedMark id={job.id} />,
})

const tickOf = (job: JobView) => canApply(job) && <TickBox job={job} />

/** The same where several are being chosen. */
export const slotsWithTick = (job: JobView): RowSlots => ({ ...slotsOf(job), tick: tickOf(job) })

/** Among the jobs that are saved one applies at once. */
export const slotsOfSaved = (job: JobView, isChoosing: boolean): RowSlots => ({
  actions: (
    <>
      {canApply(job) && <ApplyButton job={job} />}
      <SaveMark kind="job" id={job.id} name={titleOf(job)} isListed />
    </>
  ),
  tick: isChoosing && tickOf(job),
})

/** Of a list in which several can be chosen. */
export const useListSlots = () => (useChoosing() ? slotsWithTick : slotsOf)
