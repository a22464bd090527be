import { expect, test } from 'vitest'
import { toJobId } from './job-id'

test.each([
  ['12', '12'],
  ['0', ''],
  ['', ''],
  [null, ''],
  ['-3', ''],
  ['12/../1', ''],
])('S-APPLY-8 a conversation with the job id %j has the job %j', (id, job) => {
  expect(toJobId(id)).toBe(job)
})
