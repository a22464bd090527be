import {
  type ContactNews,
  type ConversationItem,
  groupKey,
  type MessageNews,
  personKey,
  toGroupId,
  toImId,
} from '@sarika/im-engine'
import { describe, expect, test } from 'vitest'
import { BELL_KINDS, type BellKind, type BellSettings } from '../../../contract/bell'
import { Ringer, type RingParts } from './ring'

const hr = toImId('20001')
const chat = personKey(hr)
const group = groupKey(toGroupId('30001'))

const news = (more: Partial<MessageNews> = {}) =>
  ({
    ...{ type: 'message', key: chat, title: 'Angkor HR', avatar: '', doNotDisturb: false },
    ...{ from: hr, fromName: 'Bopha', preview: 'Can you come at 9?' },
    ...{ isOwn: false, isMention: false, isQuiet: false },
    message: { id: '7', kind: 'text' },
    ...more,
  }) as MessageNews

const asked = (more: object = {}) =>
  ({
    ...{ type: 'contact', imId: hr },
    contact: {
      blocked: 0,
      request: { requestId: 'r1', isMine: false, status: 'pending', isRead: false, ...more },
    },
  }) as unknown as ContactNews

const row = (more: Partial<ConversationItem> = {}) =>
  ({ key: chat, unread: 1, doNotDisturb: false, ...more }) as ConversationItem

const bell = (off: readonly BellKind[] = [], onlyMentions: readonly string[] = []): BellSettings => ({
  kinds: Object.fromEntries(BELL_KINDS.map((kind) => [kind, !off.includes(kind)])) as Record<
    BellKind,
    boolean
  >,
  onlyMentions,
  pushKey: '',
})

/** A device that sounds and shows, in a tab that nobody is at. */
function open(more: Partial<RingParts> = {}) {
  const done: string[] = []
  let now = 0
  const ringer = new Ringer({
    settings: async () => bell(),
    device: () => ({ hasSound: true, isShown: true, hasText: false, pushedFor: '' }),
    items: () => [row()],
    isAttended: () => false,
    wait: async () => {},
    now: () => now,
    play: () => done.push('sound'),
    show: ({ tag, id }) => done.push(`show ${tag} ${id}`),
    say: () => ({ title: '', body: '' }),
    ...more,
  })
  return {
    ringer,
    done,
    pass: (ms: number) => {
      now += ms
    },
  }
}

const BOTH = ['sound', `show ${chat} 7`]

describe('what rings', () => {
  test('S-BELL-1 a message rings; one’s own, one that counts for nothing and one that is muted do not', async () => {
    const { ringer, done, pass } = open()
    await ringer.message(news())
    expect(done).toEqual(BOTH)
    for (const quiet of [{ isOwn: true }, { isQuiet: true }, { doNotDisturb: true }]) {
      pass(10_000)
      await ringer.message(news(quiet))
    }
    expect(done).toEqual(BOTH)
  })

  test.each([
    ['messages', {}],
    ['mentions', { isMention: true }],
    ['interviews', { message: { id: '7', kind: 'inviteInterview' } as MessageNews['message'] }],
  ] as const)('S-BELL-2 of a kind that is off nothing rings: %s', async (kind, more) => {
    const off = open({ settings: async () => bell([kind]) })
    await off.ringer.message(news(more))
    expect(off.done).toEqual([])
    const on = open({ settings: async () => bell(BELL_KINDS.filter((one) => one !== kind)) })
    await on.ringer.message(news(more))
    expect(on.done).toEqual(BOTH)
  })

  test('S-BELL-14 of a group that is set so only what mentions its member rings', async () => {
    const { ringer, done } = open({ settings: async () => bell([], ['30001']), items: () => [] })
    await ringer.message(news({ key: group }))
    expect(done).toEqual([])
    await ringer.message(news({ key: group, isMention: true }))
    expect(done).toEqual(['sound', `show ${group} 7`])
  })

  test('S-BELL-3 what is seen, or muted, in the moment after it came does not ring', async () => {
    for (const seen of [{ unread: 0 }, { doNotDisturb: true }]) {
      let items = [row()]
      const { ringer, done } = open({
        items: () => items,
        wait: async () => {
          items = [row(seen)]
        },
      })
      await ringer.message(news())
      expect(done).toEqual([])
    }
  })

  test('S-BELL-4 whoever is at the tab hears the sound and is shown nothing', async () => {
    const { ringer, done } = open({ isAttended: () => true })
    await ringer.message(news())
    expect(done).toEqual(['sound'])
  })

  test('S-BELL-4 of several messages at once one sounds', async () => {
    const { ringer, done, pass } = open()
    const sounds = () => done.filter((one) => one === 'sound').length
    await Promise.all([1, 2, 3].map(() => ringer.message(news())))
    expect(sounds()).toBe(1)
    pass(2_000)
    await ringer.message(news())
    expect(sounds()).toBe(2)
    expect(done).toHaveLength(6)
  })

  test('S-BELL-17 a request rings once, whatever else changes; one’s own, an answered one and one of somebody blocked do not', async () => {
    const { ringer, done } = open({ items: () => [] })
    await ringer.contact(asked())
    await ringer.contact(asked())
    expect(done).toEqual(['sound', 'show requests r1'])
    const quiet = [{ isMine: true }, { status: 'accepted' }, { status: 'ended' }, { isRead: true }]
    for (const more of quiet) await ringer.contact(asked({ requestId: 'r2', ...more }))
    const blocked = asked({ requestId: 'r3' })
    await ringer.contact({ ...blocked, contact: { ...blocked.contact, blocked: 1 } })
    await ringer.contact({ ...blocked, contact: { ...blocked.contact, request: null } })
    expect(done).toHaveLength(2)
  })

  test('S-BELL-7 a device that is set so stays silent, or shows nothing', async () => {
    const device = (hasSound: boolean, isShown: boolean) => () => ({
      ...{ hasSound, isShown, hasText: false, pushedFor: '' },
    })
    const silent = open({ device: device(false, true) })
    await silent.ringer.message(news())
    expect(silent.done).toEqual([BOTH[1]])
    const unseen = open({ device: device(true, false) })
    await unseen.ringer.message(news())
    expect(unseen.done).toEqual(['sound'])
  })
})
