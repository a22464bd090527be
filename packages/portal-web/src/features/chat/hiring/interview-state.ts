import type { Interview } from '../../../http/application'

/** How far an interview is, as both sides see it; `over`: nobody answered in time. */
export type InterviewState = 'open' | 'moved' | 'accepted' | 'cancelled' | 'over'

export function stateOf({ answer, proposal, at, times }: Interview, now: number): InterviewState {
  if (answer === 'cancelled') return 'cancelled'
  if (proposal !== null) return 'moved'
  if (answer === 'accepted') return 'accepted'
  return Math.max(at, ...times) < now ? 'over' : 'open'
}

/** What the seeker can do. */
export function deedsOfSeeker(interview: Interview, now: number) {
  const { answer, at, times } = interview
  const isToCome = Math.max(at, ...times) >= now
  return {
    canAccept: answer === 'none' && isToCome,
    canMove: answer !== 'cancelled' && isToCome,
    canCancel: answer !== 'cancelled' && isToCome,
  }
}
