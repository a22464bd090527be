import type { Interview } from '../../../http/application'

/** How far an interview is, as both sides see it; `over`: nobody answered in time. */
export type InterviewState = 'open' | 'moved' | 'accepted' | 'cancelled' | 'over'

export function stateOf({ answer, proposal, at, times }: Interview, now: number): InterviewState {
  if (answer === 'cancelled') return 'cancelled'
  if (proposal !== null) return 'moved'
  if (answer === 'accepted') return 'accepted'
  return Math.max(at, ...times) < now ? 'over' : 'open'
}

/** Whether somebody still comes, or may: then it can be cancelled. */
export const isOn = ({ answer, at, times }: Interview, now: number): boolean =>
  answer !== 'cancelled' && Math.max(at, ...times) >= now

/** What the seeker can do. */
export function deedsOfSeeker(interview: Interview, now: number) {
  const isStillOn = isOn(interview, now)
  return {
    canAccept: interview.answer === 'none' && isStillOn,
    canMove: isStillOn,
    canCancel: isStillOn,
  }
}
