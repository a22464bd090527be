/** Some of the people, in a process of their own; takes orders from the load. */
import { setTimeout as sleep } from 'node:timers/promises'
import { catchUp } from './catch-up'
import { MemberSocket } from './member-socket'
import type { Pace, SwarmOrder, SwarmReport } from './orders'
import { Talking } from './talk'

/** Sockets opened at once at the start; in a storm everybody comes when they come. */
const BATCH = 100
/** Each beats once in this time, ms. Source: contract 8. */
const BEAT_EVERY_MS = 50_000
/** A round of a sync that failed is tried again after this. Source: S-SYNC-6. */
const SYNC_RETRY_MS = 3_000

const report = (said: SwarmReport) => process.send?.(said)

let sockets: MemberSocket[] = []
let url = ''
let talking: Talking | undefined
/** Who came back since the last look, and where that is told. */
let onBack: (socket: MemberSocket) => void = () => undefined

function beatByTurns(): void {
  let next = 0
  setInterval(() => {
    sockets[next]?.beat()
    next = (next + 1) % sockets.length
  }, BEAT_EVERY_MS / sockets.length).unref()
}

async function connect(order: Extract<SwarmOrder, { type: 'connect' }>): Promise<void> {
  url = order.url
  sockets = order.members.map(
    (member) =>
      new MemberSocket(member, url, {
        onBack: (socket) => onBack(socket),
        onFrame: (socket, frame) => talking?.hear(socket.member, frame),
      }),
  )
  for (let first = 0; first < sockets.length; first += BATCH) {
    const batch = sockets.slice(first, first + BATCH)
    await new Promise<void>((resolve) => {
      let missing = batch.length
      onBack = () => {
        if (--missing === 0) resolve()
      }
      for (const socket of batch) socket.open()
    })
  }
  onBack = () => undefined
  beatByTurns()
  report({ type: 'connected' })
}

/** From now on everybody who comes back catches up, and is asked whether that was all, once, in order. */
function expectMissed(idsByGroup: Readonly<Record<string, readonly string[]>>): void {
  const finished = new Set<MemberSocket>()
  const at: number[] = []
  let wrong = 0
  onBack = async (socket) => {
    const { groupId } = socket.member
    const ids = await catchUpInTheEnd(socket)
    if (finished.has(socket)) return
    finished.add(socket)
    at.push(Date.now())
    if (ids.join() !== idsByGroup[groupId]?.join()) wrong++
    if (at.length === sockets.length) report({ type: 'back', at, wrong })
  }
}

async function catchUpInTheEnd(socket: MemberSocket): Promise<readonly string[]> {
  for (;;) {
    try {
      return await catchUp(url, socket.member)
    } catch {
      await sleep(SYNC_RETRY_MS)
    }
  }
}

async function talk(pace: Pace): Promise<void> {
  talking = new Talking(sockets)
  report({ type: 'talked', talk: await talking.run(pace) })
}

process.on('message', (order: SwarmOrder) => {
  if (order.type === 'connect') void connect(order)
  else if (order.type === 'expect-missed') expectMissed(order.idsByGroup)
  else void talk(order)
})
process.on('disconnect', () => process.exit())
