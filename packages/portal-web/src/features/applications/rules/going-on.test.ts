import { expect, test } from 'vitest'
import type { Application, Interview } from '../../../http/application'
import { toJobView } from '../../../lib/job'
import { isForgotten, isGoingOn, nextMeetings } from './going-on'

const DAY = 86_400_000
const NOW = 100 * DAY
const interview = (at: number, answer: Interview['answer'] = 'none'): Interview => ({
  at,
  times: [at],
  proposal: null,
  jobTitle: 'Cook',
  address: 'Street 1',
  contact: 'Bopha',
  mobile: '+855 12000001',
  answer,
})
const application = (rest: Partial<Application> = {}): Application => ({
  id: 1,
  job: toJobView({ id: 3 }),
  appliedAt: NOW - DAY,
  viewedAt: 0,
  resumeId: 1,
  interview: null,
  ...rest,
})

test('S-TODAY-2 the next interview is the first to come that nobody has cancelled; those without an answer stand with it', () => {
  const meetings = [
    interview(NOW + 4 * DAY),
    interview(NOW + 2 * DAY, 'accepted'),
    interview(NOW + 3 * DAY, 'accepted'),
    interview(NOW + DAY, 'cancelled'),
    interview(NOW - DAY, 'accepted'),
  ].map((one, id) => application({ id, interview: one }))
  expect(nextMeetings(meetings, NOW).map(({ application }) => application.id)).toEqual([1, 0])
  expect(nextMeetings(meetings.slice(3), NOW)).toEqual([])
})

test('S-TODAY-3 an application goes on while its job is open or its interview is to come, and is forgotten after two weeks', () => {
  const old = application({ appliedAt: NOW - 15 * DAY })
  const closed = application({ job: toJobView({ id: 3, isOpen: false }) })
  expect([application(), old, closed].map((one) => isGoingOn(one, NOW))).toEqual([true, false, false])
  expect([application(), old].map((one) => isForgotten(one, NOW))).toEqual([false, true])
  const invited = (one: Interview) => ({ ...old, interview: one })
  expect(isForgotten(invited(interview(NOW + DAY)), NOW)).toBe(false)
  expect(isGoingOn(invited(interview(NOW + DAY)), NOW)).toBe(true)
  expect(isGoingOn(invited(interview(NOW - DAY)), NOW)).toBe(false)
  expect(isGoingOn(invited(interview(NOW + DAY, 'cancelled')), NOW)).toBe(false)
})
