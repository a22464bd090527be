import { expect, test } from 'vitest'
import { ROUTES } from '../http/routes'
import { request } from '../testing/client'
import { startTestServer } from '../testing/world'

test('S-DOCS-5 the page and the documents are open to anyone, and nothing else is there', async () => {
  const { url } = await startTestServer({ devPages: false })
  const get = async (path: string) => {
    const { status, headers, body } = await request(url, 'GET', path)
    return { status, type: headers.get('content-type'), body }
  }
  expect(await get('/docs/')).toMatchObject({ status: 200, type: 'text/html; charset=utf-8' })
  const json = 'application/json; charset=utf-8'
  expect(await get('/docs/openapi.json')).toMatchObject({
    status: 200,
    type: json,
    body: { openapi: '3.1.0' },
  })
  expect(await get('/docs/asyncapi.json')).toMatchObject({
    status: 200,
    type: json,
    body: { asyncapi: '3.0.0' },
  })
  expect(await get('/docs')).toMatchObject({ status: 302 })
  expect(await get('/docs/nope.json')).toMatchObject({ status: 404, body: { code: 'route_not_found' } })
  expect(await request(url, 'POST', '/docs/openapi.json')).toMatchObject({ status: 404 })
})

test('S-DOCS-5 the page has a row for every call, links to both documents, and runs nothing', async () => {
  const { url } = await startTestServer()
  const { body: page, headers } = await request(url, 'GET', '/docs/')
  const rows = [...page.matchAll(/<tr><td>(\w+)<\/td><td><code>(.*?)<\/code><\/td><td>([^<]+)<\/td><\/tr>/g)]
  const shown = rows.map(([, method, path]) => `${method} ${path?.replaceAll('<wbr>', '')}`)
  expect(shown).toEqual(ROUTES.map(({ method, path }) => `${method} ${path}`))
  for (const name of ['openapi.json', 'asyncapi.json']) expect(page).toContain(`href="${name}"`)
  expect(page).not.toMatch(/<script|\son\w+=|javascript:/i)
  expect(headers.get('content-security-policy')).toContain("script-src 'self';")
})
