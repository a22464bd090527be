import { createImEngine, type ImEngine, personKey, toImId } from '@sarika/im-engine'
import { nodeSockets } from '@sarika/im-engine/node'
import { WebSocket } from 'ws'

/** Somebody on another machine: an engine in this process. */
export class Peer {
  private constructor(
    private readonly engine: ImEngine,
    /** Who is talked to. */
    private readonly other: string,
  ) {}

  static async logIn(origin: string, account: string, other: string): Promise<Peer> {
    const session = await sessionOf(origin, account)
    const { imId } = await sessionOf(origin, other)
    const engine = createImEngine({
      endpoints: { rest: origin, socket: `${origin.replace('http', 'ws')}/socket` },
      identity: { imId: session.imId },
      tokens: { current: () => session, refresh: async () => ({ kind: 'network' }) },
      disk: 'memory',
      ports: { sockets: nodeSockets(WebSocket) },
    })
    await engine.start()
    const peer = new Peer(engine, imId)
    engine.conversation(peer.#key).subscribe(() => {})
    return peer
  }

  get #key() {
    return personKey(toImId(this.other))
  }

  async say(text: string): Promise<void> {
    await this.engine.send(this.#key, text)
  }

  /** How often they have this text from the other one. */
  count(text: string): number {
    const { messages } = this.engine.conversation(this.#key).getSnapshot()
    return messages.filter((one) => !one.own && one.text === text).length
  }

  stop(): Promise<void> {
    return this.engine.stop()
  }
}

const PASSWORD = 'Sarika2026'

async function sessionOf(origin: string, account: string) {
  const ask = async (path: string, init: RequestInit) => {
    const answer = await fetch(`${origin}/api/v1.0.0${path}`, { method: 'POST', ...init })
    return answer.json()
  }
  const body = new URLSearchParams({ account, password: PASSWORD })
  const { access_token }: { access_token: string } = await ask('/users/authorize', { body })
  const { user, im_token }: { user: { im_id: string }; im_token: string } = await ask('/users/authorize/im', {
    headers: { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ udid: `lane-${account}`, platform: 3, status: 2, userId: '', accountType: 0 }),
  })
  return { imId: user.im_id, token: im_token, refreshAt: 0 }
}
