import { expect, test } from 'vitest'
import { LANGUAGES } from '../constants/names'
import { startTestServer } from '../testing/world'

const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'

/** As it is written: `fetch` would change nothing of it either, but `URL` is asked nothing here. */
async function ask(origin: string, path: string, accept: string, more: Record<string, string> = {}) {
  const { status, headers, text } = await fetch(origin + path, { headers: { accept, ...more } }).then(
    async (answer) => ({ status: answer.status, headers: answer.headers, text: await answer.text() }),
  )
  return { status, type: headers.get('content-type')?.split(';', 1)[0], headers, text }
}

const UNDECODABLE = ['/a/%E0%A4%A', '/a/job/%', '/a/job/1%zz.png?x=%E0', '/%E0%A4%A', '/desk/%ff', '/docs/%']

test.each(UNDECODABLE)('S-SRV-57 a browser at %s is told on a page that nothing is there', async (path) => {
  const { url } = await startTestServer()
  const { status, type, headers, text } = await ask(url, path, BROWSER)
  expect([status, type]).toEqual([404, 'text/html'])
  expect(text).toContain('<h1>This page could not be found</h1>')
  expect(text).toContain('<a href="/a/">')
  expect(headers.get('content-security-policy')).toContain("script-src 'self'")
  // A program hears of it as of any request that is wrong.
  for (const accept of ['application/json', '*/*']) {
    const answer = await ask(url, path, accept)
    expect([answer.status, JSON.parse(answer.text).code]).toEqual([422, 'invalid'])
  }
})

test('S-SRV-57 a browser is told so at every other address where nothing is, and never by a call', async () => {
  const { url } = await startTestServer()
  for (const path of ['/nope', '/a/assets/nope.js', '/desk/nope.js'])
    expect(await ask(url, path, BROWSER)).toMatchObject({ status: 404, type: 'text/html' })
  for (const path of ['/api/v1.0.0/nope', '/chat/nope', '/biz/nope'])
    expect(await ask(url, path, BROWSER)).toMatchObject({ status: 404, type: 'application/json' })
  for (const path of ['/api/v1.0.0/jobs/%E0%A4%A', '/chat/%'])
    expect(await ask(url, path, BROWSER)).toMatchObject({ status: 422, type: 'application/json' })
})

test('S-SRV-57 the page is in the language of the address, of the cookie, or of the browser', async () => {
  const { url } = await startTestServer()
  const title = async (path: string, more: Record<string, string> = {}) =>
    /<html lang="(..)">.*<h1>(.*)<\/h1>/s.exec((await ask(url, path, BROWSER, more)).text)?.slice(1) ?? []
  const titles = new Set<string>()
  for (const language of LANGUAGES) {
    const [shown, words = ''] = await title(`/a/%?language=${language}`)
    expect(shown).toBe(language)
    titles.add(words)
  }
  expect(titles.size).toBe(LANGUAGES.length)
  expect((await title('/a/%', { 'accept-language': 'km-KH' }))[0]).toBe('km')
  expect((await title('/a/%', { cookie: 'language=vi', 'accept-language': 'km-KH' }))[0]).toBe('vi')
})
