import { describe, expect, it } from 'vitest'
import { Store, type View } from './view.js'

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

  it('S-API-21 what one listener throws is told, and the others are called all the same', () => {
    const [told, faults]: [string[], unknown[]] = [[], []]
    const store = new Store(0, (error) => faults.push(error))
    const fault = new Error('a screen is broken')
    store.subscribe(() => {
      throw fault
    })
    store.subscribe(() => told.push('behind'))
    store.set(1)
    expect([told, faults]).toEqual([['behind'], [fault]])
  })

  it('S-VIEW-2 is observable: the value now, then each new one, until unsubscribed', () => {
    const store = new Store(1)
    const [values, more]: [number[], number[]] = [[], []]
    const one = observableOf(store).subscribe({ next: (value) => values.push(value) })
    const two = observableOf(store).subscribe((value) => more.push(value))
    store.set(2)
    one.unsubscribe()
    two.unsubscribe()
    store.set(3)
    expect([values, more]).toEqual([
      [1, 2],
      [1, 2],
    ])
  })

  it('S-API-17 is a store of Svelte: who takes the value is told it at once, and each new one', () => {
    const store = new Store(1)
    const values: number[] = []
    const stop = store.subscribe((value) => values.push(value))
    expect(values).toEqual([1])
    store.set(2)
    stop()
    store.set(3)
    expect(values).toEqual([1, 2])
  })
})

/** As RxJS finds it where nothing gave `Symbol.observable`. */
const observableOf = <T>(view: View<T>): ReturnType<View<T>[typeof Symbol.observable]> =>
  (view as unknown as { '@@observable': View<T>[typeof Symbol.observable] })['@@observable']()
