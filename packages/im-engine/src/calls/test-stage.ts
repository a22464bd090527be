// A browser of one account with some tabs that share a channel, and a server that answers as it is told.

import type { CallAsk, CallNotice, CallSignal, CallStep, CallTold, OpenCall } from '../model/call.js'
import type { Refusal, Result } from '../model/errors.js'
import { toGroupId, toImId } from '../model/ids.js'
import { drain, HandClock } from '../testing/hand-clock.js'
import { Store } from '../views/view.js'
import { CallDoor } from './call-door.js'
import type { CallJoin, CallMedia, CallProvider, CallQuality, LocalTracks, RemoteMedia } from './provider.js'

export const me = toImId('im-1')
export const other = toImId('im-2')
export const group = toGroupId('g-7')

const NO_TRACKS: LocalTracks = {
  microphone: null,
  camera: null,
  screen: null,
  isMuted: false,
  refused: { microphone: null, camera: null },
}

/** Media that note what is asked of them. */
export class NotedMedia implements CallMedia {
  readonly local = new Store<LocalTracks>(NO_TRACKS)
  readonly remotes = new Store<ReadonlyMap<typeof me, RemoteMedia>>(new Map())
  readonly quality = new Store<CallQuality>('good')
  readonly done: string[] = []
  constructor(readonly join: CallJoin) {}
  readonly #note = async (what: string) => {
    this.done.push(what)
    return { ok: true } as const
  }
  setMicrophone = (isOn: boolean) => this.#note(`microphone ${isOn}`)
  setCamera = (isOn: boolean) => this.#note(`camera ${isOn}`)
  switchDevice = (kind: string) => this.#note(`switch ${kind}`)
  shareScreen = (isOn: boolean) => this.#note(`screen ${isOn}`)
  restart = () => void this.done.push('restart')
  leave = () => void this.done.push('leave')
}

export function stage({ tabs: count = 1, skewMs = 0, isJoining = true, isBroken = false } = {}) {
  const clock = new HandClock()
  const serverNow = () => clock.now() + skewMs
  const asked: CallAsk[] = []
  const joined: NotedMedia[] = []
  const logged: string[] = []
  const server = {
    /** What it refuses, by step. */
    refusals: new Map<CallStep, Refusal>(),
    open: [] as readonly OpenCall[],
    isOpenUnknown: false,
  }
  const unavailable: Refusal = {
    kind: 'unavailable',
    error: { kind: 'network-closed', origin: 'network', message: 'no answer' },
  }
  function answer(ask: CallAsk): Result<unknown> {
    asked.push(ask)
    if (ask.type === 'open-calls')
      return server.isOpenUnknown ? { ok: false, refusal: unavailable } : { ok: true, value: server.open }
    const refusal = ask.type === 'tell-call' ? server.refusals.get(ask.notice.step) : undefined
    return refusal === undefined ? { ok: true, value: null } : { ok: false, refusal }
  }
  const provider: CallProvider = {
    async join(join) {
      if (isBroken) throw new Error('no media')
      const media = new NotedMedia(join)
      joined.push(media)
      return media
    },
  }
  let ids = 0
  const tabs: { readonly name: string; readonly door: CallDoor; isGone: boolean }[] = []
  function open() {
    const name = `tab-${tabs.length + 1}`
    const door = new CallDoor({
      me,
      tab: name,
      clock,
      logger: { debug: () => {}, warn: (text) => logged.push(text), error: (text) => logged.push(text) },
      newId: () => `id-${++ids}`,
      serverNow,
      isLeader: () => tabs.find((tab) => !tab.isGone)?.name === name,
      ask: async <T>(ask: CallAsk) => answer(ask) as Result<T>,
      tell: (told) => {
        if (tabs.find((tab) => tab.name === name)?.isGone === true) return
        for (const tab of tabs)
          if (tab.name !== name && !tab.isGone) void tab.door.hear(name, structuredClone(told))
      },
      provider: isJoining ? async () => provider : undefined,
      onListenerFault: (error) => {
        throw error
      },
    })
    const tab = { name, door, isGone: false }
    tabs.push(tab)
    return tab
  }
  for (let i = 0; i < count; i++) open()
  const tabOf = (index: number) => {
    const tab = tabs[index]
    if (tab === undefined) throw new Error(`no tab ${index}`)
    return tab
  }

  return {
    clock,
    serverNow,
    asked,
    joined,
    logged,
    server,
    unavailable,
    open,
    /** The leading tab hears it of the server, and tells the others. */
    async hear(told: CallTold) {
      for (const tab of tabs) if (!tab.isGone) void tab.door.hear('tab-1', told)
      await clock.advance(0)
    },
    hearing: (notice: CallNotice): CallTold => ({ type: 'notice', notice }),
    signal: (signal: CallSignal): CallTold => ({ type: 'call-signal', signal }),
    view: (index = 0) => tabOf(index).door.view,
    call: (index = 0) => tabOf(index).door.view.getSnapshot(),
    /** How it stands in each tab, e.g. `["running here", "running other-tab"]`. */
    shown: () =>
      tabs
        .filter(({ isGone }) => !isGone)
        .map(({ door }) => {
          const call = door.view.getSnapshot()
          if (call === null) return '-'
          return call.state === 'over' ? `over ${call.end}` : `${call.state} ${call.place}`
        }),
    gone(index: number) {
      tabOf(index).isGone = true
    },
    tabOf,
    /** Steps told to the server since the last look. */
    told() {
      const steps = asked.flatMap((ask) => (ask.type === 'tell-call' ? [ask.notice.step] : []))
      asked.length = 0
      return steps
    },
    settle: () => drain(),
  }
}

/** A notice of the other one, or of another device of the account. */
export const noticeOf = (step: CallStep, at: number, change: Partial<CallNotice> = {}): CallNotice => ({
  step,
  from: other,
  to: me,
  id: `r-${step}`,
  channel: 'c1',
  type: 'audio',
  at,
  device: 'theirs',
  hasVideo: false,
  isTaken: false,
  reason: '',
  meeting: null,
  ...change,
})

/** A running call by sound that the account began in a tab that is gone. */
export const openCall = (change: Partial<OpenCall> = {}): OpenCall => ({
  channel: 'c1',
  type: 'audio',
  hasVideo: false,
  isRunning: true,
  from: me,
  to: other,
  since: 1_000,
  answeredAt: 5_000,
  members: [
    { imId: me, device: 'tab-gone' },
    { imId: other, device: 'theirs' },
  ],
  meeting: null,
  ...change,
})

export type Stage = ReturnType<typeof stage>

/** The other one does something, and this tab hears of it. */
export const theirs = (at: Stage, step: CallStep, change: Partial<CallNotice> = {}) =>
  at.hear(at.hearing(noticeOf(step, at.serverNow(), change)))

/** A call that the account began in its first tab. */
export async function calling(at: Stage, type: 'audio' | 'video' = 'audio') {
  const answer = await at.view().start({ to: other, type })
  await at.clock.advance(0)
  return { answer, channel: at.call()?.channel ?? '' }
}

/** The same, and the other has accepted it. */
export async function running(at: Stage, type: 'audio' | 'video' = 'audio') {
  const { channel } = await calling(at, type)
  await theirs(at, 'accept', { channel, type })
  at.told()
  return channel
}
