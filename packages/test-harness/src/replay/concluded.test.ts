import { describe, expect, it } from 'vitest'
import type { Entry, Json, Recording } from '../record/recording'
import { stepsOf } from './concluded'

const tab = 'account-1'
const at = (ms: number) => ({ at: ms, tab })
const ask = (ms: number, id: number, path: string, body: Json): Entry => ({
  type: 'ask',
  id,
  method: 'POST',
  path,
  body: { json: body },
  ...at(ms),
})
const answer = (ms: number, id: number): Entry => ({
  type: 'answer',
  id,
  kind: 'answer',
  status: 200,
  body: { json: { code: 0 } },
  retryAfterMs: 0,
  ...at(ms),
})

/** What is replayed of what a proxy saw of one tab. */
function replayed(entries: readonly Entry[]): readonly Entry[] {
  const begin: Entry = {
    type: 'tab',
    me: 'id-1',
    isOnline: true,
    isVisible: true,
    refreshAt: 0,
    ...at(0),
  }
  const header = { source: 'proxy', startedAt: 0 } as Recording['header']
  return stepsOf({ header, entries: [begin, ...entries], isWhole: true }).map(({ entry }) => entry)
}

/** In words: a concluded command by its name, a record by its type. */
const wordsOf = (entries: readonly Entry[]): string[] =>
  replayed(entries).map((entry) => (entry.type === 'command' ? entry.name : entry.type))

const commandsOf = (entries: readonly Entry[]) =>
  replayed(entries).filter((entry) => entry.type === 'command' && entry.name !== 'start') as readonly Extract<
    Entry,
    { type: 'command' }
  >[]

describe('what a proxy concludes', () => {
  it('S-REC-9 a read mark was set when its collecting began, before its socket went', () => {
    const items = [{ receiverId: 'id-2', isGroup: 0, readTime: 1, readMsgId: 'id-9' }]
    const words = wordsOf([
      answer(3_000, 1),
      { type: 'closed', generation: 1, code: 1006, ...at(3_500) },
      ask(4_200, 2, '/biz/conversations/read', { items }),
      answer(4_300, 2),
    ])
    const mark = ['markRead', 'settled']
    expect(words).toEqual(['tab', 'start', 'settled', 'answer', ...mark, 'closed', 'ask', 'answer'])
  })

  it.each([
    [
      { type: 'geo', content: 'Home', extra: { latitude: 1, longitude: 2 }, quoteId: 'id-7' },
      { type: 'geo', extra: { latitude: 1, longitude: 2, title: 'Home', address: '' }, quoteId: 'id-7' },
    ],
    [
      { type: 'referTo', content: 'About', referTo: 'that', quoteId: '', jobId: '', extra: {} },
      { type: 'referTo', extra: { text: 'About', refersTo: 'that' } },
    ],
    [{ type: 'text', content: 'Hello', extra: {} }, { text: 'Hello' }],
  ])('S-REC-9 a card was sent as its kind says it: %j', (msg, content) => {
    const frame = { action: 'p2p', seq: 'client-1', data: { seq: 'client-1', receiver_id: 'id-2', msg } }
    const out: Entry = {
      type: 'out',
      generation: 1,
      isWritten: true,
      frame: { json: frame as Json },
      ...at(1_000),
    }
    const sends = commandsOf([out]).flatMap(({ name, args }) => (name === 'send' ? [args] : []))
    expect(sends).toEqual([{ key: 'p2p-id-2', content }])
  })

  it.each([
    [
      'items/save',
      { receiverId: 'id-2', talkMode: 1, extra: { jobId: 'id-5', jobTitle: 'Cook' } },
      {
        name: 'setAbout',
        args: { key: 'p2p-id-2', data: { jobId: 'id-5', jobTitle: 'Cook', isForced: true } },
      },
    ],
    [
      'setting',
      { receiverId: 'id-2', talkMode: 1, interview: 'id-6' },
      { name: 'setInterview', args: { key: 'p2p-id-2', interview: 'id-6' } },
    ],
    [
      'setting',
      { receiverId: 'id-2', talkMode: 1, setTopTime: 5, isDisturb: 0 },
      { name: 'setConversation', args: { key: 'p2p-id-2', data: { pinnedAt: 5, doNotDisturb: false } } },
    ],
  ])('S-REC-9 somebody set what is told of a conversation: %s %j', (path, body, command) => {
    expect(commandsOf([ask(1_000, 1, `/biz/conversations/${path}`, body)])).toMatchObject([command])
  })

  it('S-ACT-14 what was archived, marked, deleted for oneself and put back is done again, by the ids of messages', () => {
    const talk = { receiverId: 'id-2', talkMode: 1 }
    const word = (msgId: string, isErased: number) => ({ msgId, msgTime: 7, isErased, saidAt: 9 })
    const set = { ...talk, setTopTime: 0, isDisturb: 0, isArchived: 1, archivedNumber: 4, isUnread: 1 }
    const asked = [
      ask(1_000, 1, '/biz/conversations/setting', set),
      ask(1_001, 2, '/biz/conversations/messages/erase', { ...talk, items: [word('a', 1), word('b', 0)] }),
    ]
    const key = 'p2p-id-2'
    expect(commandsOf(asked)).toMatchObject([
      { name: 'setConversation', args: { key, data: { isArchived: true, isMarkedUnread: true } } },
      { name: 'erase', args: { key, messages: [{ msgId: 'a', at: 7 }], isOn: true } },
      { name: 'erase', args: { key, messages: [{ msgId: 'b', at: 7 }], isOn: false } },
    ])
  })

  it('S-REC-9 history that is asked for with nothing stored was asked for before the page that came meanwhile', () => {
    const body = { im_id: 'id-2', before: '', size: 500 }
    const words = wordsOf([
      answer(1_000, 1),
      answer(4_100, 2),
      ask(4_200, 3, '/chat/im/user/getMsgByImID', body),
      answer(4_300, 3),
    ])
    expect(words).toEqual(['tab', 'start', 'settled', 'answer', 'loadOlder', 'answer', 'ask', 'answer'])
  })
})
