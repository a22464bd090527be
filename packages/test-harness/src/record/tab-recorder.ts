import type { ImEngine, Ports, TokenSource } from '@sarika/im-engine'
import { browserPorts } from '@sarika/im-engine/testing'
import { watchCommands } from './commands'
import { timeOf } from './known-fields'
import { watchHttp, watchSockets } from './lines'
import type { Recorder } from './recorder'
import { type Shown, summarize } from './summary'

/** Readings of a state that may be broken into. */
const READS_MAX = 20

/**
 * The recorder of one tab, between an engine and its world:
 * `createImEngine({ ..., tokens: tab.tokens(source), ports: tab.ports() })`, then `tab.watch(engine)`.
 */
export class TabRecorder {
  constructor(
    private readonly recorder: Recorder,
    private readonly name: string,
    private readonly me: string,
  ) {}

  /** The browser's ports, or those given, with an ear in them. */
  ports(given: Partial<Ports> = {}): Ports {
    const { recorder, name, me } = this
    const ports = browserPorts(given)
    const { network, visibility, random } = ports
    return {
      ...ports,
      sockets: watchSockets(ports.sockets, recorder, name, me),
      http: watchHttp(ports.http, recorder, name, me),
      network: {
        isOnline: () => network.isOnline(),
        subscribe: heard(
          (listener) => network.subscribe(listener),
          () => network.isOnline(),
          (isOnline) => recorder.note(name, () => ({ type: 'online', isOnline })),
        ),
      },
      visibility: {
        isVisible: () => visibility.isVisible(),
        subscribe: heard(
          (listener) => visibility.subscribe(listener),
          () => visibility.isVisible(),
          (isVisible) => recorder.note(name, () => ({ type: 'visible', isVisible })),
        ),
      },
      random: {
        bytes: (count) => random.bytes(count),
        float: () => {
          const value = random.float()
          recorder.note(name, () => ({ type: 'chance', value }))
          return value
        },
      },
      openDisk: (database) => {
        const disk = ports.openDisk(database)
        const open = disk.open.bind(disk)
        let isFirst = true
        disk.open = async () => {
          const opened = await open()
          if (isFirst && opened.ok && (opened.value.meta !== undefined || opened.value.log.length > 0))
            recorder.note(name, () => ({ type: 'stored' }))
          isFirst = false
          return opened
        }
        return disk
      },
    }
  }

  /** When tokens were renewed and what came of it; the tokens themselves are never looked at. */
  tokens(source: TokenSource): TokenSource {
    const { recorder, name } = this
    return {
      current: () => source.current(),
      refresh: async () => {
        recorder.note(name, () => ({ type: 'refresh' }))
        const renewal = await source.refresh()
        const refreshAt = renewal.kind === 'token' ? timeOf(renewal.token.refreshAt) : 0
        recorder.note(name, () => ({ type: 'refreshed', kind: renewal.kind, refreshAt }))
        return renewal
      },
    }
  }

  /** The engine with an ear at its public door: commands are recorded, reads are not. */
  watch(engine: ImEngine): ImEngine {
    return watchCommands(engine, this.recorder, this.name)
  }

  /**
   * What a watched engine shows at rest goes into the recording: a replay is held to it. Waits for rest; where frames
   * keep coming while it is read, it is read again, a few times. Answers whether it was at rest.
   */
  async state(engine: ImEngine): Promise<boolean> {
    const { recorder, name, me } = this
    let shown: Shown | undefined
    for (let tries = 0; shown === undefined; tries++) {
      if (tries === READS_MAX) return false
      await engine.quiesce()
      const before = recorder.inputs
      const read = await summarize(engine, (work) => work)
      if (recorder.inputs === before) shown = read
    }
    const found = shown
    recorder.note(name, async ({ ids }) => ({
      type: 'state',
      me: ids.id(me),
      state: await found.under({
        key: (key) => ids.key(key),
        messageId: (id) => ids.messageId(id),
        clientId: (id) => ids.clientId(id),
      }),
    }))
    return true
  }

  /** The tab is about to die without a word. */
  kill(): void {
    this.recorder.note(this.name, () => ({ type: 'kill' }))
  }
}

type Subscribe = (listener: () => void) => () => void

/** A signal whose changes are told before its listeners hear them, each once however many listen. */
function heard(subscribe: Subscribe, read: () => boolean, tell: (value: boolean) => void): Subscribe {
  let told = read()
  return (listener) =>
    subscribe(() => {
      const value = read()
      if (value !== told) tell(value)
      told = value
      listener()
    })
}

/** A tab of an account; `refreshAt` of its token as the engine is given it. */
export function recordTab(
  recorder: Recorder,
  name: string,
  me: string,
  surroundings: {
    readonly isOnline: boolean
    readonly isVisible: boolean
    readonly refreshAt: number
  },
): TabRecorder {
  recorder.note(name, ({ ids }) => ({
    type: 'tab',
    me: ids.id(me),
    ...surroundings,
    refreshAt: timeOf(surroundings.refreshAt),
  }))
  return new TabRecorder(recorder, name, me)
}
