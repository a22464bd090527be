import { expect, test } from 'vitest'
import { API } from '../http/route'
import { ROUTES } from '../http/routes'
import { undescribedOf } from './described'

const routeAt = (method: string, path: string) => {
  const found = ROUTES.find((one) => one.method === method && one.path === path)
  if (!found) throw new Error(`${method} ${path} is not there`)
  return found
}

const reply = (status: number, body: unknown, type = 'application/json; charset=utf-8') => ({
  status,
  headers: new Headers({ 'content-type': type }),
  body,
})
const bodyless = (status: number) => ({ status, headers: new Headers(), body: '' })

test('S-DOCS-3 an answer that the document does not name is told', () => {
  const letters = routeAt('DELETE', `${API}/users/letters/:id`)
  const groups = routeAt('GET', '/chat/groups')
  const pictures = routeAt('GET', `${API}/users/home/page/pictures/:name`)
  const missing = { code: 'not_found', message: 'not found' }
  expect(undescribedOf(letters, bodyless(204))).toBeNull()
  expect(undescribedOf(letters, reply(404, missing))).toBeNull()
  expect(undescribedOf(letters, reply(200, {}))).toBe('200 is not named')
  expect(undescribedOf(letters, reply(204, {}))).toBe('204 has a body')
  expect(undescribedOf(letters, reply(404, { error: 'gone' }))).toContain("'code'")
  expect(undescribedOf(groups, reply(200, { code: 200, data: { groups: [] } }))).toBeNull()
  expect(undescribedOf(groups, reply(200, { code: -401, message: 'over' }))).toBeNull()
  expect(undescribedOf(groups, reply(200, { code: 0, data: { groups: [] } }))).toContain('/code')
  expect(undescribedOf(groups, reply(200, { code: 200, data: { groups: [{}] } }))).toContain("'group_id'")
  expect(undescribedOf(pictures, reply(200, '<svg/>', 'image/svg+xml'))).toBeNull()
  expect(undescribedOf(pictures, reply(200, '<p/>', 'text/html'))).toBe('200 is text/html')
})
