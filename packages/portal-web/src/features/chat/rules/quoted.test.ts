import { TEXT_MAX_GRAPHEMES } from '@sarika/im-engine'
import { CODES } from '@sarika/im-engine/wire'
import { expect, test } from 'vitest'
import { account } from '../../../i18n/en/account'
import { app } from '../../../i18n/en/app'
import { chat } from '../../../i18n/en/chat'
import { i18n } from '../../../i18n/i18n'
import { failureInWords, LINK_TAKEN_OUT, refusalInWords, withdrawalInWords } from './refusals'

i18n.addResourceBundle('en', 'chat', chat)
const t = i18n.getFixedT('en', 'chat')
const refused = (reason: Parameters<typeof failureOf>[0], word?: string) =>
  failureInWords(failureOf(reason, word), t)
const failureOf = (
  reason: Extract<NonNullable<Parameters<typeof failureInWords>[0]>, { kind: 'refused' }>['reason'],
  word?: string,
) => ({ kind: 'refused', reason, code: -1, message: '', ...(word === undefined ? {} : { word }) }) as const

/** As sections 1, 5 and 8 of the IM specification write them, and where each stands. Those of other areas are not here. */
const QUOTED: readonly (readonly [string, string])[] = [
  ['You have no permission to send a message', refused('not-permitted')],
  [
    "Can't send more than 800 words",
    refusalInWords({ kind: 'too-long', limit: TEXT_MAX_GRAPHEMES, length: 801 }, t),
  ],
  ['Send failed', chat.list.sendFailed],
  ['Send failed', failureInWords({ kind: 'channel-unavailable', uncertain: false }, t)],
  ['Login has expired, please log in again', account.ended.expired],
  ['You are already logged in to another device', account.ended.kicked],
  ['Chat is offline', account.ended.kicked],
  ['Please check your network connection', chat.connection.offline],
  ['Invalid IM account', account.ended['invalid-account']],
  ['Please use the mobile app to chat', chat.phone.title],
  ['Please login first', app.nav.logInFirst],
]

test.each(QUOTED)(
  'S-SAYNO-9 "%s" stands in the interface as the specification writes it',
  (quoted, shown) => {
    expect(shown).toContain(quoted)
  },
)

const REFUSED = Object.values(CODES).filter(({ reason }) => reason in chat.failure)

test.each(REFUSED)(
  'S-SAYNO-6 a message refused by $code says what the table of codes says: $text',
  (entry) => {
    const reason = entry.reason as Parameters<typeof failureOf>[0]
    expect(refused(reason, 'bribe')).toBe(entry.text.replace('{word}', 'bribe'))
  },
)

test('S-SAYNO-6 a word that turns the text round turns only itself', () => {
  expect(refused('sensitive-word', '\u202eשלום')).toBe('This word is not allowed: \u2068שלום\u2069')
})

test('S-SAYNO-6 a withdrawal that came too late says so, and one that was not sent says that', () => {
  expect(withdrawalInWords(failureOf('too-late'), t)).toBe(CODES.tooLate.text)
  expect(withdrawalInWords({ kind: 'channel-unavailable', uncertain: false }, t)).toContain('no connection')
})

test('S-SAYNO-11 a message that was stored without a link says so in the language that is shown', () => {
  expect(LINK_TAKEN_OUT).toBe(CODES.storedWithWarning.text)
  expect(t('thread.linkTakenOut')).toBe(LINK_TAKEN_OUT)
})

test('S-SAYNO-6 a command that is refused here is refused in the same words', () => {
  for (const kind of [
    'not-friend',
    'blocked',
    'not-group',
    'group-muted',
    'member-muted',
    'too-late',
  ] as const)
    expect(refusalInWords({ kind }, t)).toBe(refused(kind))
})
