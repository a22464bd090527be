import type { Application } from '../../../http/application'

/** A step of an application: what has been, in its order, then what may come. */
export interface Step {
  readonly name: 'sent' | 'viewed' | 'interview' | 'accepted' | 'cancelled' | 'answer' | 'closed'
  readonly isDone: boolean
  /** ms, 0: not known, or not yet */
  readonly at: number
}

const done = (name: Step['name'], at = 0): Step => ({ name, isDone: true, at })
const open = (name: Step['name']): Step => ({ name, isDone: false, at: 0 })

export function stepsOf({ appliedAt, viewedAt, interview, job }: Application): readonly Step[] {
  const sent = done('sent', appliedAt)
  if (interview !== null) {
    const { answer } = interview
    return [
      sent,
      // Who offers an interview has looked.
      done('viewed', viewedAt),
      done('interview'),
      answer === 'none' ? open('answer') : done(answer),
    ]
  }
  const isViewed = viewedAt > 0
  const before = isViewed ? [sent, done('viewed', viewedAt)] : [sent]
  if (!job.isOpen) return [...before, done('closed')]
  return [...before, ...(isViewed ? [] : [open('viewed')]), open('interview')]
}

/** How far it is: the last step that has been. */
export const statusOf = (application: Application): Step['name'] =>
  stepsOf(application).findLast(({ isDone }) => isDone)?.name ?? 'sent'
