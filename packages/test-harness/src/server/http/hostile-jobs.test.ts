// What nobody should send, in every part of every call about jobs and employers: each is answered, none is a failure of the server.
import { expect, test } from 'vitest'
import { request } from '../testing/client'
import { fieldsOf } from '../testing/fields'
import { PLENTY, startTestServer } from '../testing/world'
import { API } from './route'
import { ROUTES } from './routes'

const HOSTILE: readonly string[] = [
  '',
  '\u0000',
  "' or '1'='1' --",
  '"',
  '" OR titles : x*',
  '*',
  '%_%\\',
  "x' <-> 'y':*ABCD | !z & ()",
  'NEAR(a b)',
  '../../../../etc/passwd',
  '<script>alert(1)</script>',
  '\u202e\u2066សុខា\u200b',
  '្្្្',
  '\ue000',
  '👩‍⚕️🇰🇭',
  'x'.repeat(5_000),
  'a b c d e f g h i j k l m n o p q r s t u v w x y z',
  '9'.repeat(400),
  '-1',
  '1e309',
  '2024-13-45',
]

/** What belongs to a seeker or an employer has hostile-seekers.test.ts: here nobody is logged in. */
const ABOUT_JOBS = ROUTES.filter(
  ({ method, path, access }) =>
    method === 'GET' &&
    access !== 'seeker' &&
    access !== 'employer' &&
    /\/(jobs|employers|application|home|slideshow|ad)(\/|$)/.test(path),
)

const queryOf = (...fields: [string, string][]) => new URLSearchParams(fields).toString()

test.each(ABOUT_JOBS.map((route) => [route.path, route] as const))(
  'S-JOB-22 GET %s answers whatever is sent',
  async (path, route) => {
    const { url } = await startTestServer({ rates: { searchAddresses: PLENTY } })
    const fields = fieldsOf(route)
    const twice = fields.map((field) => queryOf([field, '1'], [field, 'x']))
    for (const [index, value] of HOSTILE.entries()) {
      const filled = path.replace(/:\w+/g, () => encodeURIComponent(value.slice(0, 300)))
      const once = fields.map((field) => queryOf([field, value]))
      for (const query of ['', ...once, ...(index === 0 ? twice : [])]) {
        const { status, body } = await request(url, 'GET', `${filled}?${query}`)
        if (![200, 404, 422].includes(status) || body === '')
          expect([query, status]).toEqual([query, 'an answer'])
      }
    }
    expect((await request(url, 'GET', `${API}/healthz`)).status).toBe(200)
  },
)
