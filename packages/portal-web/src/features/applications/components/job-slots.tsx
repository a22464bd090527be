import type { JobView, RowSlots } from '../../../lib/job'
import { titleOf } from '../../../lib/job'
import { ApplyButton } from './apply-button'
import { ChatMark } from './chat-mark'
import { SaveMark } from './save-button'
import { TickBox } from './tick-box'

const canApply = ({ isOpen, employer }: JobView): boolean => isOpen && employer?.canChat === true

function MarksOf({ job, isListed = false }: { job: JobView; isListed?: boolean }) {
  const name = titleOf(job)
  return (
    <>
      {canApply(job) && <ChatMark id={job.id} name={name} />}
      <SaveMark kind="job" id={job.id} name={name} isListed={isListed} />
    </>
  )
}

const actionsOf = (job: JobView, isListed: boolean) => (
  <>
    {canApply(job) && <ApplyButton job={job} />}
    <MarksOf job={job} isListed={isListed} />
  </>
)

/** Its room where it cannot be applied for: the rows stand below each other. */
const tickOf = (job: JobView) => (canApply(job) ? <TickBox job={job} /> : <span className="job-row-tick" />)

/** What there is to do about a job in a list. */
export const slotsOf = (job: JobView): RowSlots => ({ actions: actionsOf(job, false) })

/** Where jobs are put forward: what takes little room. */
export const slotsOfShelf = (job: JobView): RowSlots => ({ actions: <MarksOf job={job} /> })

/** What there is in a list where several can be chosen. */
export const slotsWithTick = (job: JobView): RowSlots => ({ ...slotsOf(job), tick: tickOf(job) })

/** The same among the jobs that are saved. */
export const slotsOfSaved = (job: JobView): RowSlots => ({ actions: actionsOf(job, true), tick: tickOf(job) })
