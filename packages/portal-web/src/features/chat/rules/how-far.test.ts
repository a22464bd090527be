import { toImId } from '@sarika/im-engine'
import { describe, expect, it } from 'vitest'
import { howFar, lastReadOf } from './how-far'
import type { Row } from './timeline'

const [ANN, BEN] = ['20001', '20002'].map(toImId)
const own = { state: 'sent', delivered: 'none', read: 'none', own: true, kind: 'text' } as const
const reader = (by = ANN, deliveredAt = 0, readAt = 0) => ({ by: by ?? toImId('1'), deliveredAt, readAt })

describe('how far an own message got', () => {
  it('S-CHAT-42 has the time of reading alone: that of sending stands beside it', () => {
    expect(howFar({ ...own, state: 'sending' }, false)).toEqual({ tick: 'sending', readAt: 0, readBy: 0 })
    expect(howFar(own, false)).toEqual({ tick: 'sent', readAt: 0, readBy: 0 })
    const got = { ...own, delivered: 'all', readers: [reader(ANN, 110)] } as const
    expect(howFar(got, false)).toEqual({ tick: 'delivered', readAt: 0, readBy: 0 })
    const read = { ...got, read: 'all', readers: [reader(ANN, 110, 120)] } as const
    expect(howFar(read, false)).toEqual({ tick: 'read', readAt: 120, readBy: 0 })
  })

  it('S-CHAT-42 has no time of a receipt that told none', () => {
    expect(howFar({ ...own, delivered: 'all', read: 'all' }, false)).toEqual({
      tick: 'read',
      readAt: 0,
      readBy: 0,
    })
  })

  it('S-CHAT-42 counts who of a group has read it, from the first on', () => {
    const readers = [reader(ANN, 110, 120), reader(BEN, 115)]
    const said = { ...own, delivered: 'all', read: 'some', readers } as const
    expect(howFar(said, true)).toMatchObject({ tick: 'delivered', readBy: 1 })
    expect(howFar({ ...own, delivered: 'all', readers: [reader(BEN, 115)] }, true).readBy).toBe(0)
  })

  it('S-CHAT-42 says "Read" below the last that was read and tells how far it got', () => {
    const row = (key: string, message: object, isLast = true) =>
      ({ type: 'message', key, message: { ...own, ...message }, isFirst: true, isLast }) as unknown as Row
    const read = { read: 'all' }
    expect(lastReadOf([row('a', read), row('b', {})])).toBe('a')
    expect(lastReadOf([row('a', read), row('b', read), row('c', { ...read, own: false })])).toBe('b')
    // A withdrawn one, and one that is followed at once, have nothing below them.
    const nothingBelow = [row('b', read, false), row('c', { ...read, withdrawnAt: 1 })]
    expect(lastReadOf([row('a', read), ...nothingBelow])).toBe('a')
    expect(lastReadOf([row('a', {})])).toBeUndefined()
  })
})
