import { toast } from 'sonner'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endSession, keepSession } from '../../../lib/session'
import { testSession } from '../../../lib/test-session'
import { apply } from './apply'

beforeEach(() => {
  keepSession(testSession())
})
afterEach(() => {
  endSession('signed-out')
  toast.dismiss()
  vi.unstubAllGlobals()
})

test.each([
  [[7], 500, 'error', { kind: 'failed' }],
  [[7, 8], 500, 'error', { kind: 'failed' }],
  [[7], 422, 'something_new', { kind: 'failed' }],
  [[7, 8], 422, 'invalid', { kind: 'invalid' }],
  [[7, 8], 429, 'too_fast', { kind: 'too-fast', retryAfterS: 37 }],
  [[7, 8], 422, 'resume_not_approved', 'notApproved'],
  [[7], 404, 'not_found', 'missing'],
])(
  'S-APPLY-15 for %j, answered by %i %s, it is said why nothing was sent',
  async (jobIds, status, code, why) => {
    const headers = { 'Retry-After': '37' }
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ code }), { status, headers }))
    expect(await apply(jobIds, 'try-1', { letterId: 1 })).toEqual({ kind: 'refused', why })
  },
)

test('S-APPLY-15 a server out of reach is called that', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('no network')
  })
  expect(await apply([7], 'try-1', { letterId: 1 })).toEqual({ kind: 'refused', why: 'network' })
})
