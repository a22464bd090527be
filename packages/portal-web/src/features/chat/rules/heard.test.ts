import type { ShownMessage } from '@sarika/im-engine'
import { expect, test } from 'vitest'
import { hear, type Told } from './heard'

const said = (id: string, more: Partial<ShownMessage> = {}) =>
  ({ key: id, id, own: false, state: 'sent', text: id, ...more }) as ShownMessage
const own = (id: string, more: Partial<ShownMessage> = {}) => said(id, { own: true, ...more })
const namesOf = ({ news }: Told) => news.map(({ type, message }) => `${type} ${message.key}`)
const opened: Told = { messages: [said('a'), own('b')], news: [] }

test('S-CHAT-19 each of several messages that come at once is told, and not what one says oneself', () => {
  const told = hear(opened, [...opened.messages, said('c'), own('d'), said('e')])
  expect(namesOf(told)).toEqual(['said c', 'said e'])
})

test('S-CHAT-19 older messages in front, ticks and another place of the conversation are no news', () => {
  const told = hear(opened, [...opened.messages, said('c')])
  for (const messages of [
    [said('0'), ...told.messages],
    told.messages.map((one) => ({ ...one })),
    [said('x'), said('y')],
  ])
    expect(hear(told, messages)).toEqual({ messages, news: told.news })
})

test('S-CHAT-19 the first message of all is told, and none that was withdrawn at once', () => {
  const told = hear({ messages: [], news: [] }, [said('a', { withdrawnAt: 1 }), said('b')])
  expect(namesOf(told)).toEqual(['said b'])
})

test('S-CHAT-19 what was withdrawn after it was told is told no more, and leaves what was told beside it', () => {
  const told = hear(opened, [...opened.messages, said('c'), said('d')])
  const withdrawn = [...opened.messages, said('c', { withdrawnAt: 1 }), said('d')]
  expect(namesOf(hear(told, withdrawn))).toEqual(['said d'])
})

test('S-CHAT-19 what fails is told once, and again when it failed again', () => {
  const states = (state: ShownMessage['state']) => [...opened.messages, own('c', { id: '', state })]
  const sending = hear(opened, states('sending'))
  const failed = hear(sending, states('failed'))
  expect([namesOf(sending), namesOf(failed)]).toEqual([[], ['not-sent c']])
  expect(hear(failed, states('failed')).news).toBe(failed.news)
  const tried = hear(failed, states('sending'))
  expect([namesOf(tried), namesOf(hear(tried, states('failed')))]).toEqual([[], ['not-sent c']])
  const withdrawal = { clientId: 'w', failure: { kind: 'refused', reason: 'too-late' } } as NonNullable<
    ShownMessage['failedWithdrawal']
  >
  const kept = [said('a'), own('b', { failedWithdrawal: withdrawal })]
  expect(namesOf(hear(opened, kept))).toEqual(['not-withdrawn b'])
})
