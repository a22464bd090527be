import { setTimeout as sleep } from 'node:timers/promises'
import { type Member, textFrom } from './crowd'
import type { Frame, MemberSocket } from './member-socket'
import type { Pace, Talk } from './orders'
import { ascending, quantile } from './quantile'

/** How often it is looked which messages are due, ms. */
const TICK_MS = 5

interface Spoken {
  readonly dueAt: number
  readonly heardBy: Set<string>
  readonly wanted: number
  lastAt: number
}

/** Messages into the groups of one swarm, and who heard them. */
export class Talking {
  readonly #spoken = new Map<string, Spoken>()
  readonly #sizes = new Map<string, number>()
  #open = 0
  #doubled = 0
  readonly #lateness: number[] = []

  constructor(private readonly sockets: readonly MemberSocket[]) {
    for (const { member } of sockets)
      this.#sizes.set(member.groupId, (this.#sizes.get(member.groupId) ?? 0) + 1)
  }

  /** A frame that somebody got. */
  hear({ imId }: Member, { action, data }: Frame): void {
    if (action !== 'group') return
    const spoken = this.#spoken.get(String(data?.seq))
    if (spoken === undefined) return
    if (spoken.heardBy.has(imId)) this.#doubled++
    spoken.heardBy.add(imId)
    spoken.lastAt = performance.now()
    if (spoken.heardBy.size === spoken.wanted) this.#open--
  }

  /** Sends by the clock, whatever has come so far: a slow server is not waited for. */
  async run({ perSecond, seconds, graceMs }: Pace): Promise<Talk> {
    const total = Math.round(perSecond * seconds)
    const start = performance.now()
    let looked = start
    for (let sent = 0; sent < total; await sleep(TICK_MS)) {
      this.#lateness.push(performance.now() - looked - TICK_MS)
      looked = performance.now()
      const due = Math.min(total, Math.floor(((performance.now() - start) / 1000) * perSecond))
      for (; sent < due; sent++) this.#speak(sent, start + (sent * 1000) / perSecond)
    }
    const deadline = performance.now() + graceMs
    while (this.#open > 0 && performance.now() < deadline) await sleep(TICK_MS)
    return this.#judge()
  }

  /** Groups take turns, and in each group its members: nobody is faster than a person may be. */
  #speak(turn: number, dueAt: number): void {
    const socket = this.sockets[(turn * 53) % this.sockets.length]
    if (socket === undefined) return
    const { imId, groupId } = socket.member
    const clientId = `talk-${imId}-${turn}`
    const wanted = (this.#sizes.get(groupId) ?? 1) - 1
    this.#spoken.set(clientId, { dueAt, heardBy: new Set(), wanted, lastAt: dueAt })
    this.#open++
    socket.send({
      action: 'group',
      seq: clientId,
      data: { seq: clientId, group_id: groupId, msg: textFrom(imId, groupId) },
    })
  }

  #judge(): Talk {
    const all = [...this.#spoken.values()]
    return {
      sent: all.length,
      lastMemberMs: all
        .filter(({ heardBy, wanted }) => heardBy.size === wanted)
        .map(({ lastAt, dueAt }) => lastAt - dueAt),
      missing: all.reduce((sum, { heardBy, wanted }) => sum + wanted - heardBy.size, 0),
      doubled: this.#doubled,
      latenessMs: quantile(ascending(this.#lateness), 0.99),
    }
  }
}
