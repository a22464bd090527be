import { afterEach, expect, test } from 'vitest'
import { startLanguage, takeFromAccount } from './choice'
import { getLanguage } from './i18n'

const KEY = 'sarika.language'

function setCookie(text: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `language=${text}; path=/`
}

/** As an address, a choice before and a cookie say; "" = nothing. */
async function start(address: string, before: string, cookie: string): Promise<void> {
  history.replaceState(null, '', address === '' ? location.pathname : `?language=${address}`)
  if (before !== '') localStorage.setItem(KEY, before)
  if (cookie !== '') setCookie(cookie)
  await startLanguage()
}

afterEach(() => {
  localStorage.removeItem(KEY)
  setCookie('; max-age=0')
})

// The browser asks for English.
test.each([
  ['km', 'vi', 'th', 'km'],
  ['', 'vi', 'th', 'vi'],
  ['KM', 'vi', 'th', 'km'],
  ['zh-CN', 'vi', 'th', 'zh'],
  ['fr', 'vi', 'th', 'vi'],
  ['', '', 'th', 'th'],
  ['', 'fr', 'th', 'th'],
  ['', '', 'vi-VN', 'vi'],
  ['', '', 'fr', 'en'],
  ['', '', '', 'en'],
])(
  'S-LANG-3 S-LANG-16 address %j, choice before %j, cookie %j: %s',
  async (address, before, cookie, language) => {
    await start(address, before, cookie)
    expect(getLanguage()).toBe(language)
  },
)

test('S-LANG-3 what an account has chosen does not stand against a cookie', async () => {
  await start('', '', 'th')
  await takeFromAccount('km')
  expect(getLanguage()).toBe('th')
  setCookie('; max-age=0')
  await takeFromAccount('km')
  expect(getLanguage()).toBe('km')
})
