import { describe, expect, it } from 'vitest'
import { HandClock } from '../testing/hand-clock.js'
import { ScriptedSocket } from '../testing/scripted-socket.js'
import { endOf, SocketLine } from './socket.js'

const BEAT = { text: 'beat', everyMs: 50_000, answerMs: 10_000, suspendedMs: 120_000 }

function open() {
  const clock = new HandClock()
  const port = new ScriptedSocket()
  const line = new SocketLine(port, clock, BEAT)
  const told: string[] = []
  const socket = line.open('ws://x', 3, {
    onOpen: (generation) => told.push(`open ${generation}`),
    onText: (text, generation) => told.push(`${text} ${generation}`),
    onEnd: (end, generation) => told.push(`${end} ${generation}`),
  })
  return { clock, line, told, socket, connection: port.last }
}

describe('socket', () => {
  it('S-CONN-3 tells close codes as words', () => {
    expect([1000, 4001, 4002, 4003, 1006, 1009, 1012, 4999].map(endOf)).toEqual([
      'normal',
      'token-expired',
      'replaced',
      'kicked',
      'lost',
      'lost',
      'lost',
      'lost',
    ])
  })

  it('S-CONN-3 gives everything the generation of its socket, and ends once', () => {
    const { told, connection } = open()
    connection.accept()
    connection.receive('hello')
    connection.end(4001)
    connection.end(1006)
    expect(told).toEqual(['open 3', 'hello 3', 'token-expired 3'])
  })

  it('S-CONN-3 sends a heartbeat when it opens and every 50 s', async () => {
    const { clock, connection } = open()
    connection.accept()
    expect(connection.sent).toEqual(['beat'])
    await clock.advance(149_999)
    expect(connection.sent).toHaveLength(3)
    await clock.advance(1)
    expect(connection.sent).toHaveLength(4)
  })

  it('S-CONN-8 is dead 10 s after an unanswered heartbeat, if the backend answers them', async () => {
    const { clock, line, told, connection } = open()
    line.noteAnswer(1)
    connection.accept()
    await clock.advance(9_999)
    expect(told).toEqual(['open 3'])
    await clock.advance(1)
    expect(told).toEqual(['open 3', 'silent 3'])
    expect(connection.closedBy).toBe(1000)
    expect(clock.pending).toBe(0)
  })

  it('S-CONN-8 takes any frame for life', async () => {
    const { clock, line, told, connection } = open()
    line.noteAnswer(1)
    connection.accept()
    for (let beat = 0; beat < 5; beat++) {
      await clock.advance(9_999)
      connection.receive('anything')
      await clock.advance(40_001)
    }
    expect(told.filter((one) => one.startsWith('silent'))).toEqual([])
  })

  it('S-CONN-8 says nothing about silence before the backend has answered once', async () => {
    const { clock, told, connection } = open()
    connection.accept()
    await clock.advance(3_600_000)
    expect(told).toEqual(['open 3'])
  })

  it('S-CONN-8 ends as suspended when the clock ran on without it', async () => {
    const { clock, told, connection } = open()
    connection.accept()
    clock.jump(69_999)
    await clock.advance(50_000)
    expect(told).toEqual(['open 3'])
    clock.jump(70_000)
    await clock.advance(50_000)
    expect(told).toEqual(['open 3', 'suspended 3'])
    expect(clock.pending).toBe(0)
  })

  it('S-CONN-9 closed here it says nothing more, writes nothing and leaves no timer', async () => {
    const { clock, told, socket, connection } = open()
    connection.accept()
    socket.close()
    socket.close()
    expect(socket.send('late')).toBe(false)
    await clock.advance(3_600_000)
    expect(told).toEqual(['open 3'])
    expect(connection.sent).toEqual(['beat'])
    expect(connection.closedBy).toBe(1000)
    expect(clock.pending).toBe(0)
  })

  it('S-CONN-9 closed before it opened, it never opens', () => {
    const { told, socket, connection } = open()
    socket.close()
    connection.accept()
    expect(told).toEqual([])
  })
})
