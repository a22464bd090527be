// What nobody should send, in every field and path of the calls about people: each is answered, none is a failure of the server.
import { expect, test } from 'vitest'
import { login, request } from '../testing/client'
import { HOSTILE } from '../testing/hostile-values'
import { PLENTY, startTestServer } from '../testing/world'
import { API, type Route } from './route'
import { contactRoutes } from './routes-contacts'
import { findRoutes } from './routes-find'
import { requestRoutes } from './routes-requests'

const rates = {
  chatChanges: PLENTY,
  contactRequests: PLENTY,
  personSearches: PLENTY,
  matchedPhones: PLENTY,
}

/** Bodies with one bad value each, where the call takes one. */
const bodiesOf = (value: unknown): readonly object[] => [
  { request: value },
  { request: { im_id: value } },
  ...['message', 'add_by', 'add_from'].map((field) => ({ request: { im_id: '424242', [field]: value } })),
  { decision: value },
  { key: value, value: 1 },
  { key: 'add_verify', value },
  { phones: value },
  { phones: [value, '+85523000006'] },
  { blacklist: value },
  { blacklist: [value] },
  { tags: value },
  { tags: [value] },
  { tags: [{ im_id: value, tags: [value] }] },
  { tags: [{ im_id: '20001', tags: [value] }] },
  { friend_nickname: value, note: value },
  { is_hide: value },
]

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

async function tryAll(url: string, { method, path }: Route) {
  const { imId, imToken: token } = await login(url, 'sokha')
  const call = async (param: string, body: object | undefined) => {
    const filled = path.replace(':imId', imId).replace(/:\w+/, encodeURIComponent(param))
    return (await request(url, method, filled, { token, body })).status
  }
  const found = new Set<number>()
  for (const value of HOSTILE) {
    const param = asText(value).replace('\ud800', '')
    if (/:(?!imId)/.test(path) && param !== '')
      found.add(await call(param, method === 'GET' ? undefined : {}))
    if (method === 'GET') continue
    for (const body of bodiesOf(value)) found.add(await call('20002', body))
  }
  return found
}

test.each(
  [...contactRoutes, ...requestRoutes, ...findRoutes].map(
    (route) => [`${route.method} ${route.path}`, route] as const,
  ),
)('S-PPL-25 %s answers whatever is sent', async (_, route) => {
  const { url } = await startTestServer({ rates })
  for (const status of await tryAll(url, route)) expect([200, 404, 422]).toContain(status)
  expect((await request(url, 'GET', `${API}/healthz`)).status).toBe(200)
})
