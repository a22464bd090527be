import type { Connection, ConversationItem, SendFailure, ShownMessage } from '@sarika/im-engine'
import { expect, test } from 'vitest'
import { chat } from '../../../i18n/en/chat'
import { i18n } from '../../../i18n/i18n'
import { noticeOf } from './connection'
import { withdrawalInWords } from './refusals'
import { tickOf } from './ticks'
import { lastInWords } from './words'

i18n.addResourceBundle('en', 'chat', chat)
const t = i18n.getFixedT('en', 'chat')

test.each<[ShownMessage['state'], ShownMessage['delivered'], ShownMessage['read'], string]>([
  ['sending', 'none', 'none', 'sending'],
  ['failed', 'none', 'none', 'failed'],
  ['sent', 'none', 'none', 'sent'],
  ['sent', 'some', 'none', 'delivered'],
  ['sent', 'all', 'none', 'delivered'],
  ['sent', 'all', 'some', 'delivered'],
  ['sent', 'all', 'all', 'read'],
])('S-WEB-5 %s, delivered to %s, read by %s: %s', (state, delivered, read, tick) => {
  expect(tickOf({ state, delivered, read } as ShownMessage)).toBe(tick)
})

test.each<[Connection['state'], Connection['closeReason'], boolean, boolean, string | null]>([
  ['connected', null, true, true, null],
  ['connected', null, false, true, 'catchingUp'],
  ['connecting', null, false, true, 'connecting'],
  ['reconnecting', null, true, true, 'connecting'],
  ['init', null, false, true, 'connecting'],
  // The browser is wrong: there is a connection.
  ['connected', null, true, false, null],
  ['connected', null, false, false, 'catchingUp'],
  ['reconnecting', null, true, false, 'offline'],
  ['error', null, true, false, 'offline'],
  ['close', 'replaced', true, true, 'replaced'],
  ['close', 'normal', true, false, 'replaced'],
  ['close', 'kicked', true, true, null],
])(
  'S-WEB-6 %s (%s), caught up %s, online %s: says %s',
  (state, closeReason, isCaughtUp, isOnline, notice) => {
    expect(noticeOf({ state, closeReason, isCaughtUp, problem: null }, isOnline)).toBe(notice)
  },
)

test.each<[SendFailure, string]>([
  [{ kind: 'refused', reason: 'too-late', code: 508, message: '' }, 'over 2 minutes ago'],
  [{ kind: 'refused', reason: 'other', code: -1000, message: '' }, 'Not withdrawn: the server'],
  [{ kind: 'channel-unavailable', uncertain: false }, 'Not withdrawn: no connection'],
  [{ kind: 'channel-unavailable', uncertain: true }, 'may have been withdrawn'],
])('S-WDRAW-7 a withdrawal that failed by %j says "%s"', (failure, words) => {
  expect(withdrawalInWords(failure, t)).toContain(words)
})

test.each<[string, string, string]>([
  ['text', 'See you at nine', 'See you at nine'],
  ['transferLP', '{"amount":"20"}', 'Transfer'],
  ['hologram', '{"amount":"20"}', 'Unsupported message'],
  ['withdrawn', '', 'Message withdrawn'],
])('S-WEB-13 the list says of a last message of kind %s: %s', (kind, text, words) => {
  expect(lastInWords({ last: { kind, text } } as ConversationItem, t)).toBe(words)
})
