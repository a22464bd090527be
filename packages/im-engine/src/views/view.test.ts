import { describe, expect, it } from 'vitest'
import { Store } from './view.js'

describe('view', () => {
  it('S-VIEW-1 tells each listener once a change, and none of what is the same', () => {
    const store = new Store({ n: 1 })
    const told: number[] = []
    const stop = store.subscribe(() => told.push(store.getSnapshot().n))
    const next = { n: 2 }
    store.set(next)
    store.set(next)
    stop()
    store.set({ n: 3 })
    expect(told).toEqual([2])
    expect(store.getSnapshot()).toEqual({ n: 3 })
  })

  it('S-VIEW-1 a listener that leaves or comes while all are told disturbs nobody', () => {
    const store = new Store(0)
    const told: string[] = []
    const stop = store.subscribe(() => {
      told.push('a')
      stop()
      store.subscribe(() => told.push('late'))
    })
    store.subscribe(() => told.push('b'))
    store.set(1)
    expect(told).toEqual(['a', 'b'])
    store.set(2)
    expect(told).toEqual(['a', 'b', 'b', 'late'])
  })

  it('S-VIEW-2 is observable: the value now, then each new one, until unsubscribed', () => {
    const store = new Store(1)
    const [values, more]: [number[], number[]] = [[], []]
    const one = store['@@observable']().subscribe({ next: (value) => values.push(value) })
    const two = store['@@observable']().subscribe((value) => more.push(value))
    store.set(2)
    one.unsubscribe()
    two.unsubscribe()
    store.set(3)
    expect([values, more]).toEqual([
      [1, 2],
      [1, 2],
    ])
  })
})
