import { type ConversationItem, personKey, type ShownMessage, toImId } from '@sarika/im-engine'
import { expect, test } from 'vitest'
import { createConversationRow } from './conversation-row'
import { createMessage } from './message'
import { words } from './words'

const YOU = toImId('10001')

const item: ConversationItem = {
  key: personKey(YOU),
  title: 'Sokha <b>Chan</b>',
  avatar: '',
  company: '',
  jobId: '',
  jobTitle: '',
  isGroup: false,
  isManager: false,
  userType: 0,
  memo: '',
  isTemporary: false,
  isAssistant: false,
  pinnedAt: 0,
  doNotDisturb: false,
  unread: 0,
  mentions: 0,
  draft: '',
  sortTime: 1_790_000_000_000,
  last: { text: 'hello', kind: 'text', own: true, from: '1', state: 'sent', ticks: null },
  hasGaps: false,
}

const message: ShownMessage = {
  key: 'c1',
  id: '',
  at: Date.now(),
  from: YOU,
  own: true,
  kind: 'text',
  text: 'hello',
  state: 'sending',
  delivered: 'none',
  read: 'none',
  mention: false,
  number: 0,
}

test('S-DESK-11 a row counts what is unread and what names you, at most 99', () => {
  const row = createConversationRow({ item, isThere: false })
  row.show({ item: { ...item, unread: 120, mentions: 2 }, isThere: false })
  expect(row.element.textContent).toContain('99+')
  expect(row.element.textContent).toContain('@2')
  expect(row.element.textContent).toContain(words.list.mentions(2))
  row.show({ item: { ...item }, isThere: false })
  expect(row.element.querySelector('.badge')).toBe(null)
  expect(row.element.querySelector('.row-title')?.textContent).toBe(item.title)
})

test('S-DESK-11 a row names the job that the talk is about, where there is one', () => {
  const row = createConversationRow({ item, isThere: false })
  row.show({ item, isThere: false })
  expect(row.element.querySelector('.row-job')).toBe(null)
  row.show({ item: { ...item, jobTitle: 'Cook', company: 'Angkor' }, isThere: false })
  expect(row.element.querySelector('.row-job')?.textContent).toBe('Cook')
  expect(row.element.textContent).not.toContain('Angkor')
})

test('S-DESK-11 a row shows a draft first, then that the last message failed, then who said it', () => {
  const row = createConversationRow({ item, isThere: false })
  const shown = (more: Partial<ConversationItem>) => {
    row.show({ item: { ...item, ...more }, isThere: false })
    return row.element.querySelector('.row-last')?.textContent
  }
  expect(shown({})).toBe('You: hello')
  expect(
    shown({ last: { text: 'hello', kind: 'text', own: true, from: '1', state: 'failed', ticks: null } }),
  ).toBe('Not sent: hello')
  expect(shown({ draft: 'half' })).toBe('Draft: half')
  expect(
    shown({
      last: { text: '{"secret":1}', kind: 'custom', own: false, from: '1', state: 'sent', ticks: null },
    }),
  ).toBe(words.list.other)
})

test('S-PRES-9 a row says that whom it is with is online, once', () => {
  const row = createConversationRow({ item, isThere: false })
  const said = () => [row.element.querySelectorAll('.row-online').length, row.element.textContent]
  row.show({ item, isThere: false })
  const [, before] = said()
  expect(said()).toEqual([0, expect.not.stringContaining(words.thread.online)])
  row.show({ item, isThere: true })
  expect(said()).toEqual([1, expect.stringContaining(words.thread.online)])
  row.show({ item, isThere: false })
  expect(said()).toEqual([0, before])
})

test('S-DESK-12 a failed message says why, and can be tried again or discarded by its client id', () => {
  const asked: string[] = []
  const piece = createMessage({
    isGroup: false,
    withdraw: () => asked.push('withdraw'),
    resend: (clientId) => asked.push(`resend ${clientId}`),
    discard: (clientId) => asked.push(`discard ${clientId}`),
  })
  const show = (more: Partial<ShownMessage>) =>
    piece.show({
      type: 'message',
      key: 'c1',
      author: 'Bopha',
      message: { ...message, ...more },
      isFirst: true,
      isLast: true,
    })
  const press = (name: string) =>
    [...piece.element.querySelectorAll('button')]
      .find((one) => !one.hidden && one.textContent === name)
      ?.click()

  show({})
  const text = piece.element.querySelector('.bubble-text')?.firstChild
  expect(piece.element.dataset.state).toBe('sending')
  show({ state: 'failed', failure: { kind: 'refused', reason: 'blocked', code: -1, message: '' } })
  expect(piece.element.textContent).toContain('One of you has blocked the other.')
  press('Try again')
  press('Discard')
  show({ state: 'failed', failure: { kind: 'channel-unavailable', uncertain: true } })
  expect(piece.element.textContent).toContain('It may have arrived.')
  show({ state: 'sent', id: '7', read: 'all' })
  expect(piece.element.dataset.state).toBe('read')
  // What is read in it, and selected, has stayed.
  expect(piece.element.querySelector('.bubble-text')?.firstChild).toBe(text)
  press('Withdraw')
  expect(asked).toEqual(['resend c1', 'discard c1', 'withdraw'])
  show({ state: 'sent', id: '7', withdrawnAt: 1, text: '' })
  expect(piece.element.textContent).toBe('You withdrew a message')
})
