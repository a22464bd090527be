import { expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { Hub } from './hub'
import { Session, type SessionIdentity } from './session'

const WHO: SessionIdentity = {
  imId: '1',
  chatLoginId: 'c',
  loginId: 'l',
  device: 'laptop',
  platform: 3,
  turn: 0,
  expiresAt: Number.MAX_SAFE_INTEGER,
}

/** A session whose upgrade was number `order`, and the codes that its socket was closed with. */
function session(order: number, who: Partial<SessionIdentity> = {}) {
  const codes: number[] = []
  const socket = {
    readyState: WebSocket.OPEN,
    bufferedAmount: 0,
    send: () => {},
    close: (code?: number) => void codes.push(code ?? 0),
    terminate: () => {},
  }
  return { one: new Session(socket, { ...WHO, ...who }, { at: 0, order }), codes }
}

test('S-SRV-53 the later upgrade goes on, also when the token of the earlier one took longer to look up', () => {
  const hub = new Hub()
  const [early, late] = [session(1), session(2)]
  hub.add(late.one)
  hub.add(early.one)
  expect([early.codes, late.codes]).toEqual([[4002], []])
  expect(hub.of('1')).toEqual([late.one])
})

test('S-SRV-53 of two devices the later upgrade goes on, whatever their turns', () => {
  const hub = new Hub()
  const [early, late] = [session(1, { turn: 90 }), session(2, { device: 'phone', turn: 3 })]
  hub.add(late.one)
  hub.add(early.one)
  expect([early.codes, late.codes]).toEqual([[4003], []])
})
