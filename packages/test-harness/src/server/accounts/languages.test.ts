import { expect, test } from 'vitest'
import { LANGUAGES, type Language } from '../constants/names'
import { request } from '../testing/client'
import { lastCodeTo, readOutbox, smsQuery } from '../testing/codes'
import { PLENTY, startTestServer } from '../testing/world'
import { readLanguage } from './languages'

const API = '/api/v1.0.0'

test.each([
  ['en-US', 'en'],
  ['zh-CN', 'zh'],
  ['km', 'km'],
  ['ko-KR', 'ko'],
  ['th', 'th'],
  ['vi', 'vi'],
  ['KM-kh', 'km'],
  ['fr, ko-KR;q=0.3, th ; q=0.9, *;q=0.1', 'th'],
  ['vi;q=0, zh;q=0.1', 'zh'],
  ['fr', 'en'],
  ['*', 'en'],
  ['', 'en'],
  [undefined, 'en'],
  ['km;q=x', 'km'],
  [`${'a,'.repeat(20)}km`, 'en'],
])('S-ACC-22 Accept-Language %s is read as %s', (header, language) => {
  expect(readLanguage(header)).toBe(language)
})

/** As the portal sends them (specification 1). */
const TAGS: Readonly<Record<Language, string>> = {
  en: 'en-US',
  zh: 'zh-CN',
  km: 'km',
  ko: 'ko-KR',
  th: 'th',
  vi: 'vi',
}
/** What only a text of that language has in it. */
const OWN_LETTERS: Readonly<Record<Language, RegExp>> = {
  en: /\b(you|your)\b/,
  zh: /\p{Script=Han}{2}/u,
  km: /\p{Script=Khmer}{2}/u,
  ko: /\p{Script=Hangul}{2}/u,
  th: /\p{Script=Thai}{2}/u,
  vi: /[ăđơưạảấầậắặẹếềệọốồộớờợụứừựỷỹ]/,
}

test.each(LANGUAGES)(
  'S-ACC-22 mail and SMS are written in the language of the request: %s',
  async (language) => {
    const { url } = await startTestServer({ rates: { codeRecipients: PLENTY } })
    const ask = async (path: string, email: string) => {
      const headers = { 'accept-language': TAGS[language] }
      const method = path.startsWith('/find') ? 'GET' : 'POST'
      const query = new URLSearchParams({ email })
      expect((await request(url, method, `${API}${path}?${query}`, { headers })).status).toBe(204)
    }
    await ask('/users/email/send/codes', 'new@sarika.example')
    expect(await lastCodeTo(url, 'new@sarika.example')).toMatch(/^\d{6}$/)
    await ask('/users/email/send/codes', 'sokha@sarika.example')
    await ask('/findpassword/code/email', 'nobody@sarika.example')
    const bodies = (await readOutbox(url)).messages.map(({ body }) => body)
    // Three texts, none of them another one, each whole.
    expect(new Set(bodies).size).toBe(3)
    expect(bodies[2]).toMatch(/\D10\D/)
    for (const body of bodies) {
      expect(body).toMatch(/^Sarika.+\S$/)
      for (const one of LANGUAGES) {
        const isExpected = one === language
        expect([body, one, OWN_LETTERS[one].test(body)]).toEqual([body, one, isExpected])
      }
    }
  },
)

test('S-ACC-22 an SMS is written in the language of the request, to log in and to recover', async () => {
  const { url } = await startTestServer()
  const headers = { 'accept-language': 'km' }
  const query = async (more: Record<string, string>) =>
    new URLSearchParams(await smsQuery(url, '855', '12000001', more))
  const toLogIn = `${API}/users/sms/verify-code?${await query({ type: 'login' })}`
  expect((await request(url, 'POST', toLogIn, { headers })).status).toBe(204)
  const toRecover = `${API}/findpassword/code/mobile?${await query({})}`
  expect((await request(url, 'GET', toRecover, { headers })).status).toBe(204)
  const { messages } = await readOutbox(url)
  expect(messages.map(({ body }) => OWN_LETTERS.km.test(body))).toEqual([true, true])
})
