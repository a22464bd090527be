import { expect, test } from 'vitest'
import { wayOf } from './way'

test.each([
  [{ applicationId: 3, jobId: 7 }, '/job-record/3'],
  [{ applicationId: 0, jobId: 7 }, '/job/7'],
  [{ applicationId: 0, jobId: 0 }, '/resume'],
])('S-OWN-12 a message about %j leads to %s', (notice, way) => {
  expect(wayOf(notice)).toBe(way)
})
