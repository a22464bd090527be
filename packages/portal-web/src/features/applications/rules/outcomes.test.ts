import { expect, test } from 'vitest'
import { readOutcomes, unanswered } from './outcomes'

test('S-APPLY-6 each job has its outcome; what the answer does not tell is to be sent again', () => {
  const outcomes = readOutcomes({
    result: [
      { jobId: 1, result: 'applied', applicationId: 9 },
      { jobId: 2, result: 'already_applied', applicationId: 3 },
      { jobId: 3, result: 'job_closed', applicationId: null },
      { jobId: 4, result: 'no_employer', applicationId: null },
      { jobId: 5, result: 'not_found', applicationId: null },
      { jobId: 6, result: 'something new' },
      null,
    ],
  })
  expect([...outcomes]).toEqual([
    [1, 'applied'],
    [2, 'appliedBefore'],
    [3, 'closed'],
    [4, 'unattended'],
    [5, 'gone'],
  ])
  expect(unanswered([1, 3, 6, 7], outcomes)).toEqual([6, 7])
})
