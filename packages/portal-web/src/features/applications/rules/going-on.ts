import type { Application, Interview } from '../../../http/application'

export interface Meeting {
  readonly application: Application
  readonly interview: Interview
}

/** The interview that comes next, of those not cancelled, and with it all that wait for an answer; the first to come is first. */
export function nextMeetings(applications: readonly Application[], now: number): readonly Meeting[] {
  const coming = applications.flatMap((application) => {
    const { interview } = application
    return interview !== null && interview.answer !== 'cancelled' && interview.at > now
      ? [{ application, interview }]
      : []
  })
  return coming
    .toSorted((a, b) => a.interview.at - b.interview.at)
    .filter(({ interview }, at) => at === 0 || interview.answer === 'none')
}

const WEEK_MS = 7 * 24 * 3_600_000

/** Nothing came of it for two weeks, and something still may. */
export const isForgotten = ({ job, interview, appliedAt }: Application, now: number): boolean =>
  job.isOpen && interview === null && now - appliedAt > 2 * WEEK_MS

/** Still going on: its job is open, or there is an interview to come that nobody has cancelled. */
export function isGoingOn(application: Application, now: number): boolean {
  const { interview, job } = application
  if (interview !== null) return interview.answer !== 'cancelled' && interview.at > now
  return job.isOpen && !isForgotten(application, now)
}
