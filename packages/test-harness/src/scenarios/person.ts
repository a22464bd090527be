import { createImEngine, type ImEngine, type Ports, toImId } from '@sarika/im-engine'
import {
  browserPorts,
  ChannelBus,
  FaultyDisk,
  LockRegistry,
  Medium,
  MemoryChannel,
  MemoryLocks,
  PROJECTION_VERSION,
  ScriptedNetwork,
} from '@sarika/im-engine/testing'
import { decodeAuth } from '@sarika/im-engine/wire'
import type { Recorder } from '../record/recorder'
import { recordTab, type TabRecorder } from '../record/tab-recorder'
import { SwitchedVisibility } from '../replay/switched-visibility'
import { chatLogin, webSockets } from '../server/testing/node-engine'

/** Where the backend is at the moment: it may come back at another port. */
export interface Place {
  url: string
}

/** One tab of an account: an engine in Node against a real server, recorded where there is a recorder. */
export class LiveTab {
  readonly network = new ScriptedNetwork()
  readonly visibility = new SwitchedVisibility(true)
  readonly engine: ImEngine
  readonly recorded: TabRecorder | undefined

  constructor(
    readonly account: Account,
    name: string,
    recorder: Recorder | undefined,
  ) {
    const { session } = account
    const ports: Partial<Ports> = {
      ...account.ports(),
      network: this.network,
      visibility: this.visibility,
    }
    const tokens = { current: () => account.session, refresh: () => account.refresh() }
    const tab =
      recorder === undefined
        ? undefined
        : recordTab(recorder, name, session.imId, {
            isOnline: true,
            isVisible: true,
            refreshAt: session.refreshAt,
          })
    const engine = createImEngine({
      endpoints: { rest: '', socket: '/socket' },
      identity: { imId: toImId(session.imId) },
      tokens: tab === undefined ? tokens : tab.tokens(tokens),
      ports: tab === undefined ? ports : tab.ports(ports),
      onFault: (process, event, state) => {
        throw new Error(`unexpected event ${event} in ${process} (${state})`)
      },
    })
    this.recorded = tab
    this.engine = tab === undefined ? engine : tab.watch(engine)
  }

  /** Goes on when `isSo`; what never comes about ends the scenario. */
  async until(what: string, isSo: (engine: ImEngine) => boolean, ms = 60_000): Promise<void> {
    const end = performance.now() + ms
    while (!isSo(this.engine)) {
      if (performance.now() > end) throw new Error(`${what}: not within ${ms} ms`)
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
  }

  caughtUp(): Promise<void> {
    return this.until('caught up', ({ connection }) => connection.getSnapshot().isCaughtUp)
  }
}

interface Session {
  readonly imId: string
  readonly token: string
  readonly refreshAt: number
}

/** An account on a machine of its own; its tabs share disk, locks and channel. */
export class Account {
  readonly medium = new Medium()
  readonly locks = new LockRegistry()
  readonly bus = new ChannelBus()

  private constructor(
    readonly place: Place,
    public session: Session,
  ) {}

  static async login(place: Place, login: string): Promise<Account> {
    return new Account(place, await chatLogin(place.url, login))
  }

  /** What a tab of this machine meets: the network of Node, and disk, locks and channel of the account. */
  ports(): Partial<Ports> {
    const { place, medium } = this
    const { http } = browserPorts()
    return {
      http: { request: (request) => http.request({ ...request, url: place.url + request.url }) },
      sockets: {
        open: (path, handlers) => webSockets.open(place.url.replace('http', 'ws') + path, handlers),
      },
      locks: new MemoryLocks(this.locks),
      channels: new MemoryChannel(this.bus),
      openDisk: () => new FaultyDisk(medium, { projection: PROJECTION_VERSION }),
    }
  }

  async refresh() {
    try {
      const answer = await fetch(`${this.place.url}/chat/auth?server=warm`, {
        headers: { authorization: `Bearer ${this.session.token}` },
      })
      const auth = decodeAuth(await answer.text())
      if (auth.kind !== 'ok') return { kind: 'refused' as const }
      const { token, refreshAt } = auth
      this.session = { ...this.session, token, refreshAt }
      return { kind: 'token' as const, token: this.session }
    } catch {
      return { kind: 'network' as const }
    }
  }

  /** A tab that is started and has caught up. */
  async openTab(name = 'a', recorder?: Recorder): Promise<LiveTab> {
    const tab = new LiveTab(this, name, recorder)
    await tab.engine.start()
    await tab.caughtUp()
    return tab
  }
}
