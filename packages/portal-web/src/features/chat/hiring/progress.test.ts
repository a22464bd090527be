import { expect, test } from 'vitest'
import type { Application, Interview } from '../../../http/application'
import { toJobView } from '../../../lib/job'
import { applicationAt, progressOf, STEPS } from './progress'

const interview = (answer: Interview['answer']): Interview => ({
  at: 1,
  times: [1],
  jobTitle: 'Cook',
  address: 'Street 1',
  contact: 'Bopha',
  mobile: '+855 12000001',
  answer,
  proposal: null,
})

test('S-HIRE-10 an application goes in four parts: sent, viewed, invited, answered', () => {
  const steps = (
    [
      { viewedAt: 0, interview: null },
      { viewedAt: 5, interview: null },
      { viewedAt: 0, interview: interview('none') },
      { viewedAt: 5, interview: interview('accepted') },
      { viewedAt: 5, interview: interview('cancelled') },
    ] as const
  ).map((one) => [progressOf(one), STEPS[progressOf(one)]])
  expect(steps).toEqual([
    ['sent', 1],
    ['viewed', 2],
    ['interview', 3],
    ['accepted', 4],
    ['cancelled', 4],
  ])
})

test('S-HIRE-10 the application of a conversation is that of its job; of one about no job the last', () => {
  const of = (id: number, jobId: number): Application => ({
    id,
    job: toJobView({ id: jobId }),
    appliedAt: 1,
    viewedAt: 0,
    resumeId: 1,
    interview: null,
  })
  const both = [of(9, 3), of(7, 2)]
  expect(applicationAt(both, { jobId: '2' })?.id).toBe(7)
  expect(applicationAt(both, { jobId: '' })?.id).toBe(9)
  expect(applicationAt(both, { jobId: '4' })).toBeUndefined()
  expect(applicationAt(undefined, { jobId: '2' })).toBeUndefined()
})
