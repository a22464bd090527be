import { expect, test } from 'vitest'
import type { Application, Interview } from '../../../http/application'
import { toJobView } from '../../../lib/job'
import { statusOf, stepsOf } from './timeline'

const application = (rest: Partial<Application> = {}): Application => ({
  id: 1,
  job: toJobView({ id: 3 }),
  appliedAt: 1_000,
  viewedAt: 0,
  resumeId: 1,
  interview: null,
  ...rest,
})
const interview = (answer: Interview['answer']): Interview => ({
  at: 9_000,
  times: [9_000],
  proposal: null,
  jobTitle: 'Cook',
  address: 'Street 1',
  contact: 'Bopha',
  mobile: '+855 12000001',
  answer,
})
const told = (one: Application) => stepsOf(one).map(({ name, isDone }) => (isDone ? name : `${name}?`))

test('S-APPLY-9 an application goes from sent over viewed to an interview and its answer', () => {
  expect(told(application())).toEqual(['sent', 'viewed?', 'interview?'])
  expect(told(application({ viewedAt: 2_000 }))).toEqual(['sent', 'viewed', 'interview?'])
  expect(told(application({ interview: interview('none') }))).toEqual([
    'sent',
    'viewed',
    'interview',
    'answer?',
  ])
  expect(told(application({ interview: interview('accepted') })).at(-1)).toBe('accepted')
  expect(statusOf(application({ interview: interview('cancelled') }))).toBe('cancelled')
  expect(statusOf(application({ interview: interview('none') }))).toBe('interview')
})

test('S-APPLY-9 a job that closed is the end of an application without an interview', () => {
  const job = toJobView({ id: 3, isOpen: false })
  expect(told(application({ job }))).toEqual(['sent', 'closed'])
  expect(told(application({ job, interview: interview('none') })).at(-1)).toBe('answer?')
  expect(stepsOf(application({ job, viewedAt: 2_000 }))).toMatchObject([
    { name: 'sent', at: 1_000 },
    { name: 'viewed', at: 2_000 },
    { name: 'closed', at: 0 },
  ])
})
