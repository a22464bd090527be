import { expect, test } from 'vitest'
import { wayOf } from './way'

test.each([
  [{ type: 'interview-offered', applicationId: 3, jobId: 7 }, '/job-record/3'],
  [{ type: 'invited', applicationId: 0, jobId: 7 }, '/job/7'],
  [{ type: 'resume-approved', applicationId: 0, jobId: 0 }, '/resume'],
  [{ type: 'company-refused', applicationId: 0, jobId: 0 }, '/desk/company'],
  [{ type: 'phone-dropped', applicationId: 0, jobId: 0 }, '/account-setting'],
  [{ type: 'service-notification', applicationId: 0, jobId: 0 }, '/chat/index'],
  [{ type: 'alert-ended', applicationId: 0, jobId: 0 }, '/job-subscribe'],
])('S-OWN-12 a message about %j leads to %s', (notice, way) => {
  expect(wayOf(notice)).toBe(way)
})
