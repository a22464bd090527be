import { expect, test } from 'vitest'
import { BadInput } from '../bad-input'
import { readMailSettings } from './mail-settings'

const FROM = 'jobs@sarika.example'
const SITE = 'https://sarika.example'
const given = (smtp: string) => ({ smtp, from: FROM, site: SITE })

test('S-ALERT-18 a mail server is named by its address, its login by the environment, and mails lead to a site', () => {
  expect(readMailSettings({}, {})).toEqual({})
  expect(readMailSettings({ site: `${SITE}/` }, {})).toEqual({ site: SITE })
  expect(readMailSettings(given('smtp://mail.example'), {})).toEqual({
    site: SITE,
    smtp: { host: 'mail.example', port: 587, isTls: false, from: FROM },
  })
  const env = { SARIKA_SMTP_USER: 'sarika', SARIKA_SMTP_PASSWORD: 'secret' }
  expect(readMailSettings(given('smtps://[::1]:2465'), env).smtp).toEqual({
    ...{ host: '::1', port: 2465, isTls: true, from: FROM },
    login: { user: 'sarika', pass: 'secret' },
  })
})

test.each([
  [given('mail.example:587'), {}, '--smtp is no address'],
  [given('https://mail.example'), {}, '--smtp is no address'],
  [given('smtp://sarika:secret@mail.example'), {}, 'SARIKA_SMTP_USER'],
  [given('smtp://mail.example'), { SARIKA_SMTP_USER: 'sarika' }, 'give both, or none'],
  [{ smtp: 'smtp://mail.example', site: SITE }, {}, '--mail-from'],
  [{ ...given('smtp://mail.example'), from: 'a@b\r\nBcc: c@d' }, {}, '--mail-from'],
  [{ smtp: 'smtp://mail.example', from: FROM }, {}, '--site'],
  [{ ...given('smtp://mail.example'), site: 'sarika.example' }, {}, '--site'],
  [{ ...given('smtp://mail.example'), site: `${SITE}/a/` }, {}, '--site'],
  [{ from: FROM }, {}, '--mail-from'],
] as const)('S-ALERT-18 what is wrong or missing of it is bad input: %j', (settings, env, said) => {
  expect(() => readMailSettings(settings, env)).toThrow(BadInput)
  expect(() => readMailSettings(settings, env)).toThrow(said)
})
