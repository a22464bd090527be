import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { WebSocket } from 'ws'
import { openDatabase } from '../db/open'
import type { Db } from '../db/tables'
import { WriteQueue } from '../db/write-queue'
import { tempDatabase } from '../testing/databases'
import { handTimers, startTestServer } from '../testing/world'
import { Hub } from './hub'
import { Presence } from './presence'
import { Session } from './session'

/** sokha, whose sockets come and go, and an employer who is a contact and whose socket stays. */
const [ME, OTHER] = ['10001', '20001']

/** A server's sockets of these two; what the other was told last of the first, null = nothing. */
function stage(db: Db) {
  const timers = handTimers()
  const hub = new Hub()
  const presence = new Presence(db, new WriteQueue(db), hub, () => 1, timers)
  const faults: unknown[] = []
  hub.whenLast = (imId) => presence.leave(imId, (error) => faults.push(error))
  let told: number | null = null
  let upgrades = 0
  const connect = (imId: string, device: string, platform: number) => {
    let state: WebSocket['readyState'] = WebSocket.OPEN
    const socket = {
      get readyState() {
        return state
      },
      bufferedAmount: 0,
      send: (text: string) => {
        const { data } = JSON.parse(text)
        if (imId === OTHER && data.im_id === ME) told = data.online
      },
      // The peer answers the close later, or never.
      close: () => {
        state = WebSocket.CLOSING
      },
      terminate: () => {
        state = WebSocket.CLOSED
      },
    }
    const who = { imId, chatLoginId: device, loginId: device, device, platform, turn: 0 }
    const session = new Session(
      socket,
      { ...who, expiresAt: Number.MAX_SAFE_INTEGER },
      { at: 0, order: ++upgrades },
    )
    hub.add(session)
    return {
      session,
      /** The event of a socket that is over; it may come long after another socket of the device. */
      end: () => {
        state = WebSocket.CLOSED
        hub.remove(session)
      },
    }
  }
  return { timers, hub, presence, faults, connect, told: () => told }
}

type Step = { do: 'connect' | 'ping' | 'end' | 'pass' | 'rest'; which: number }

const steps = fc.array(
  fc.record<Step>({
    do: fc.constantFrom('connect', 'connect', 'ping', 'ping', 'end', 'pass', 'rest'),
    which: fc.nat(5),
  }),
  { maxLength: 14 },
)

/** All reads of the database that were asked for are answered. */
const rest = async (db: Db) => {
  for (let turn = 0; turn < 3; turn++)
    await db.selectFrom('accounts').select('im_id').where('im_id', '=', ME).execute()
}

test('S-PRES-11 in whatever order sockets come, are replaced and end, who is connected is told as online once all is quiet', async () => {
  const file = await tempDatabase()
  await (await startTestServer({ database: file })).close()
  const { db, close } = await openDatabase(file)
  onTestFinished(close)
  await fc.assert(
    fc.asyncProperty(steps, async (plan) => {
      const { timers, hub, presence, faults, connect, told } = stage(db)
      const other = connect(OTHER, 'desk', 3)
      const going: Promise<void>[] = [presence.greet(other.session)]
      const mine: ReturnType<typeof connect>[] = []
      for (const { do: what, which } of plan) {
        const one = mine[which % Math.max(1, mine.length)]
        if (what === 'connect') mine.push(connect(ME, which < 4 ? 'laptop' : 'phone', which === 5 ? 1 : 3))
        else if (what === 'pass') timers.pass()
        else if (what === 'rest') await rest(db)
        else if (what === 'end') one?.end()
        // A socket that is over is not heard (dispatch.ts).
        else if (one?.session.isOpen) going.push(presence.greet(one.session))
      }
      // Everybody who is connected says so in the end, and nothing is under way any more.
      for (const session of hub.of(ME)) if (session.isOpen) going.push(presence.greet(session))
      await Promise.all(going)
      await rest(db)
      timers.pass()
      await rest(db)
      expect(faults).toEqual([])
      if (hub.of(ME).some(({ isOpen }) => isOpen)) expect(told()).toBe(1)
      else expect(told()).not.toBe(1)
    }),
    { numRuns: 400 },
  )
})
