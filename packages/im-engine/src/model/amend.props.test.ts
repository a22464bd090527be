import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amend, joinAmendments } from './amend.js'
import { toImId, toServerId } from './ids.js'
import { type Amendment, type Reader, ticksOf, type Update } from './message.js'
import { ANN, ANN_KEY, own, TEAM_KEY } from './test-build.js'

const times = fc.nat(6)
const readers: fc.Arbitrary<readonly Reader[]> = fc.uniqueArray(
  fc.record({ by: fc.constantFrom('a', 'b', 'c').map(toImId), deliveredAt: times, readAt: times }),
  { selector: (one) => one.by, minLength: 1 },
)
/** Some stand before the message at 5; of one place there is one. */
const updates: fc.Arbitrary<Update> = fc
  .record({ at: fc.integer({ min: 4, max: 7 }), n: fc.nat(3) })
  .map(({ at, n }) => ({
    at,
    id: toServerId(String(n)),
    from: toImId('a'),
    kind: 'transferAcceptLP',
    text: `${at} ${n}`,
  }))
const amendments: fc.Arbitrary<Amendment> = fc
  .record({ withdrawnAt: fc.integer({ min: 1, max: 6 }), readers, update: updates }, { requiredKeys: [] })
  .map((one) => ({ at: 5, ...one }))

/** Order within readers does not matter. */
const join = (...all: readonly Amendment[]): Amendment =>
  all.reduce<Amendment | undefined>((sum, one) => joinAmendments(sum, one), undefined) ?? {}

describe('amendments', () => {
  it('S-AMEND-1 the join is commutative, associative and idempotent', () => {
    fc.assert(
      fc.property(amendments, amendments, amendments, (a, b, c) => {
        expect(join(a, b, {})).toEqual(join(b, a, {}))
        expect(join(join(a, b), c)).toEqual(join(a, join(b, c), {}))
        expect(join(a, a, a)).toEqual(join(a, {}))
      }),
    )
  })

  it('S-AMEND-2 amending is the same at once, one by one, in any order, and twice', () => {
    fc.assert(
      fc.property(amendments, amendments, fc.constantFrom('text', 'transferLP'), (a, b, kind) => {
        const message = own(ANN_KEY, 5, { kind, damage: 'altered', extra: '{}' })
        const both = amend(amend(message, a), b)
        expect(amend(amend(message, b), a)).toEqual(both)
        expect(amend(message, join(a, b))).toEqual(both)
        expect(amend(both, a)).toEqual(both)
        expect(both.at).toBe(message.at)
      }),
    )
  })

  it('S-RCPT-3 whatever is joined, reading implies arrival and arrival never stands after reading', () => {
    fc.assert(
      fc.property(fc.array(amendments, { minLength: 1 }), (all) => {
        for (const { deliveredAt, readAt } of join(...all, {}).readers ?? []) {
          if (readAt > 0) expect(deliveredAt).toBeGreaterThan(0)
          if (readAt > 0) expect(deliveredAt).toBeLessThanOrEqual(readAt)
        }
      }),
    )
  })

  it('S-WDRAW-2 a withdrawn message keeps its id, place and sender and loses what it said', () => {
    const mentionsAt = [[ANN, 0, 1]] as const
    const message = own(ANN_KEY, 5, { extra: '{}', damage: 'altered', mention: true, mentionsAt, number: 3 })
    const { extra: _extra, damage: _damage, mention: _mention, mentionsAt: _at, ...kept } = message
    expect(amend(message, { withdrawnAt: 9 })).toEqual({
      ...kept,
      kind: 'withdrawn',
      text: '',
      withdrawnAt: 9,
    })
    expect(amend(message, undefined)).toBe(message)
  })

  it.each([
    [1, [], 'none', 'none'],
    [1, ['d'], 'all', 'none'],
    [1, ['r'], 'all', 'all'],
    [2, ['d'], 'some', 'none'],
    [2, ['r'], 'some', 'some'],
    [2, ['r', 'd'], 'all', 'some'],
    [2, ['r', 'r'], 'all', 'all'],
    [2, ['r', 'r', 'r'], 'all', 'all'],
    [0, [], 'all', 'all'],
  ] as const)('S-RCPT-1 of %i receivers %j: delivered %s, read %s', (receivers, told, delivered, read) => {
    const list = told.map((kind, index) => ({
      by: toImId(`r${index}`),
      deliveredAt: 5,
      readAt: kind === 'r' ? 6 : 0,
    }))
    expect(ticksOf(own(TEAM_KEY, 1, { receivers, readers: list }))).toEqual({ delivered, read })
  })
})
