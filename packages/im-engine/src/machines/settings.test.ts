import { describe, expect, it } from 'vitest'
import { NO_SETTINGS } from '../model/conversation.js'
import { BO, receive, stateOf, TEAM, TEAM_KEY, text } from '../model/test-build.js'
import { json } from '../testing/scripted-http.js'
import type { OnFault } from './faults.js'
import { type SettingsEvent, settingsMachine } from './settings.machine.js'
import { KEY, ME, OTHER_KEY } from './test-backend.js'
import { Stage } from './test-stage.js'
import { after, type Cell, callback, done, failed, promise, walk } from './test-table.js'
import { TIMING } from './timing.js'

type State = 'unlisted' | 'quiet' | 'sending' | 'failing' | 'parked'
type Name =
  | SettingsEvent['type']
  | `upload ${'over' | 'refused' | 'failed' | 'broken'}`
  | 'waited'
  | 'unheard of'
const of = (event: SettingsEvent): SettingsEvent => event
const SAME = {
  connected: '=',
  disconnected: '=',
  changed: '=',
  listed: '=',
  renewed: 'unlisted',
  'upload over': '=',
  'upload refused': '=',
  'upload failed': '=',
  'upload broken': '!',
  waited: '=',
  'unheard of': '!',
} as const
const table: Record<State, Record<Name, Cell<State>>> = {
  unlisted: { ...SAME, renewed: '=', listed: 'quiet' },
  quiet: { ...SAME, connected: 'sending' },
  // What is still unsent is sent at once.
  sending: {
    ...SAME,
    'upload over': 'sending',
    'upload refused': 'parked',
    'upload failed': 'failing',
    'upload broken': 'parked',
  },
  failing: { ...SAME, waited: 'sending' },
  parked: { ...SAME, changed: 'sending', connected: 'sending' },
}

/** A world with settings that the server does not have. */
const worldOf =
  (hasUnsentSettings: boolean) =>
  (onFault: OnFault): unknown => {
    const state = stateOf({ rows: [{ key: KEY, hasUnsentSettings }] })
    return { log: { state: () => state }, onFault }
  }

describe('settings machine', () => {
  it('S-SET-1 takes every transition of its table', () => {
    const sending = ['connected', 'listed'] as const
    const tries = Array.from({ length: TIMING.RECEIPT_TRIES }, () => ['upload failed', 'waited'] as const)
    walk<State, Name>({
      machine: settingsMachine.provide({ actors: { commits: callback, upload: promise } as never }),
      input: worldOf(true),
      events: {
        connected: of({ type: 'connected' }),
        disconnected: of({ type: 'disconnected' }),
        changed: of({ type: 'changed' }),
        listed: of({ type: 'listed' }),
        renewed: of({ type: 'renewed' }),
        'upload over': done('0.settings.sending', 'taken'),
        'upload refused': done('0.settings.sending', 'refused'),
        'upload failed': done('0.settings.sending', 'unanswered'),
        'upload broken': failed('0.settings.sending'),
        waited: after(TIMING.SETTINGS_ERROR_MS, 'settings.failing'),
        'unheard of': { type: 'unheard of' },
      },
      paths: {
        unlisted: [],
        quiet: ['listed'],
        sending: [...sending],
        failing: [...sending, 'upload failed'],
        parked: [...sending, ...tries.flat()],
      },
      table,
      starts: [
        { input: worldOf(false), value: 'quiet', context: { isConnected: true } },
        { input: worldOf(false), value: 'sending', context: { isConnected: true } },
        { input: worldOf(true), value: 'quiet', context: { isConnected: true } },
      ],
    })
  })
})

describe('settings', () => {
  /** A stage whose server tells what it was told, as `path receiver setTopTime isDisturb`. */
  async function stage(): Promise<{
    readonly it: Stage
    readonly told: string[]
    fail(times: number): void
  }> {
    const it = await Stage.connected()
    const told: string[] = []
    let failures = 0
    for (const path of ['/biz/conversations/setting', '/biz/conversations/items/delete'])
      it.http.on(path, ({ body = '{}' }) => {
        const { receiverId, setTopTime, isDisturb } = JSON.parse(body) as Record<string, string | number>
        told.push(
          [path.split('/').at(-1), receiverId, setTopTime, isDisturb]
            .filter((one) => one !== undefined)
            .join(' '),
        )
        return failures-- > 0 ? json({}, 502) : json({ code: 0, data: null })
      })
    return {
      it,
      told,
      fail(times) {
        failures = times
      },
    }
  }
  const isUnsent = (it: Stage): boolean | undefined =>
    it.log.state().conversations.get(KEY)?.hasUnsentSettings

  it('S-SET-1 tells the server what was pinned, muted and deleted, once', async () => {
    const { it: at, told } = await stage()
    await at.log.submit({ type: 'change-conversation', key: KEY, pinnedAt: 7 })
    await at.clock.advance(0)
    await at.log.submit({ type: 'change-conversation', key: KEY, doNotDisturb: true })
    await at.clock.advance(0)
    await at.log.submit(receive({ messages: [text(OTHER_KEY, 1)] }))
    await at.log.submit({ type: 'change-conversation', key: OTHER_KEY, isDeleted: true })
    await at.log.submit({
      type: 'change-conversation',
      key: KEY,
      draft: { text: 'not for the server', quoteId: null },
    })
    await at.clock.advance(600_000)
    expect(told).toEqual(['setting im-2 7 0', 'setting im-2 7 1', 'setting im-3 0 0', 'delete im-3'])
    expect(isUnsent(at)).toBe(false)
    expect(at.faults).toEqual([])
  })

  it('S-SET-1 S-SET-3 what fails is tried again, and then at the next change or connect', async () => {
    const { it: at, told, fail } = await stage()
    fail(TIMING.RECEIPT_TRIES)
    await at.log.submit({ type: 'change-conversation', key: KEY, pinnedAt: 7 })
    await at.clock.advance(TIMING.SETTINGS_ERROR_MS * TIMING.RECEIPT_TRIES * 2)
    expect([told.length, isUnsent(at)]).toEqual([TIMING.RECEIPT_TRIES, true])
    expect(at.running.status().areSettingsParked).toBe(true)
    await at.log.submit({ type: 'change-conversation', key: OTHER_KEY, pinnedAt: 8 })
    await at.clock.advance(0)
    expect(told.slice(TIMING.RECEIPT_TRIES)).toEqual(['setting im-2 7 0', 'setting im-3 8 0'])
    expect(isUnsent(at)).toBe(false)
    expect(at.running.status().areSettingsParked).toBe(false)
  })

  it('S-SET-1 S-SET-3 what the server refuses holds up nothing, and is asked again at the next connect', async () => {
    const { it: at, told } = await stage()
    let isMember = false
    at.http.on('/biz/conversations/setting', ({ body = '{}' }) => {
      const { receiverId = '' } = JSON.parse(body) as { receiverId?: string }
      told.push(receiverId)
      return receiverId === 'im-2' && !isMember
        ? json({ code: 'not_found', message: '' }, 404)
        : json({ code: 0, data: null })
    })
    await at.log.submit({ type: 'change-conversation', key: KEY, doNotDisturb: true })
    await at.log.submit({ type: 'change-conversation', key: OTHER_KEY, doNotDisturb: true })
    await at.clock.advance(600_000)
    expect([told.includes('im-3'), isUnsent(at)]).toEqual([true, true])
    expect(at.running.status().areSettingsParked).toBe(true)
    const asked = told.length
    isMember = true
    at.socket.last.end(1006)
    await at.clock.advance(600_000)
    expect([told.slice(asked), isUnsent(at)]).toEqual([['im-2'], false])
  })

  it('S-CREW-19 what is set on a group that is over waits until its owner is let in again', async () => {
    const { it: at, told } = await stage()
    const me = { groupId: TEAM, members: [ME], by: BO } as const
    const tell = (type: 'left' | 'joined', time: number) =>
      at.log.submit(
        receive({
          notices: [{ type: 'group', change: { type, ...me, why: 'removed' }, at: time, rev: time }],
        }),
      )
    await tell('joined', 10)
    await at.log.submit(receive({ messages: [text(TEAM_KEY, 11)] }))
    await tell('left', 20)
    await at.log.submit({ type: 'change-conversation', key: TEAM_KEY, isDeleted: true })
    await at.clock.advance(600_000)
    expect([told, at.running.status().areSettingsParked]).toEqual([[], false])
    await tell('joined', 30)
    await at.log.submit(receive({ messages: [text(TEAM_KEY, 31)] }))
    await at.clock.advance(0)
    // What was said there since lists it anew.
    expect(told.at(-1)).toBe('setting g 0 0')
  })

  it('S-SET-2 what was set without a network survives a reload, and the list of the server does not undo it', async () => {
    const first = new Stage()
    await first.open()
    await first.log.submit({ type: 'change-conversation', key: KEY, pinnedAt: 7, doNotDisturb: true })
    const told: string[] = []
    first.http.on('/biz/conversations/items/query', () => {
      const extra = { title: 'Ann', avatar: '', setTopTime: 0, isDisturb: 0 }
      const row = {
        sessionId: 'x',
        receiverId: 'im-2',
        talkMode: 1,
        updatedAt: 1,
        readTime: 0,
        readMsgId: '',
        extra,
      }
      return json({ code: 0, data: [row], total: 1 })
    })
    first.http.on('/biz/conversations/setting', ({ body = '' }) => {
      told.push(body)
      return json({ code: 0, data: null })
    })
    await first.start()
    await first.clock.advance(1_000)
    const row = first.log.state().conversations.get(KEY)
    expect(row).toMatchObject({ title: 'Ann', pinnedAt: 7, doNotDisturb: true, hasUnsentSettings: false })
    expect(told.map((body) => JSON.parse(body))).toEqual([
      {
        receiverId: 'im-2',
        talkMode: 1,
        setTopTime: 7,
        isDisturb: 1,
        isArchived: 0,
        archivedNumber: 0,
        isUnread: 0,
      },
    ])
  })

  it('S-SET-2 what is changed while it is told stays to be told', async () => {
    const { it: at, told } = await stage()
    await at.log.submit({ type: 'change-conversation', key: KEY, pinnedAt: 7 })
    const sent = {
      type: 'settings-sent',
      key: KEY,
      settings: { ...NO_SETTINGS, pinnedAt: 6 },
    } as const
    await at.log.submit(sent)
    expect(isUnsent(at)).toBe(true)
    await at.clock.advance(0)
    expect([told.at(-1), isUnsent(at)]).toEqual(['setting im-2 7 0', false])
  })
})
