import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Commit, Fact } from '../events/facts.js'
import { newCommit } from '../events/version.js'
import { ANN_KEY, text } from '../model/test-build.js'
import { Retained } from './retained.js'

const leader: Fact = { type: 'leader-elected', tab: 'tab' }
const seal: Fact = { type: 'sealed', seal: { rows: [], carry: [] } }
const messagesOf = (count: number): Fact => ({
  type: 'messages-received',
  source: 'live',
  messages: Array.from({ length: count }, (_, at) => text(ANN_KEY, at)),
})

const events = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('leader' as const) }),
    fc.record({ kind: fc.constant('seal' as const) }),
    {
      weight: 4,
      arbitrary: fc.record({ kind: fc.constant('page' as const), size: fc.integer({ min: 1, max: 600 }) }),
    },
  ),
  { maxLength: 60, size: 'max' },
)

describe('retained log', () => {
  it('S-LOG-4 S-LOG-5 cuts no leader-elected record, each other one once, the oldest first, and keeps what was asked', () => {
    fc.assert(
      fc.property(
        events,
        fc.constantFrom(0, 1, 500, 2_000, Number.POSITIVE_INFINITY),
        fc.boolean(),
        (all, keep, reopens) => {
          let retained = new Retained(keep)
          const log = new Map<number, { size: number; isLeader: boolean }>()
          let position = 0
          const note = (commit: Commit, size: number): void => {
            retained.note(++position, commit)
            log.set(position, { size, isLeader: commit.facts[0] === leader })
          }
          for (const event of all) {
            if (event.kind === 'leader') note(newCommit([leader], 0), 1)
            else if (event.kind === 'page') note(newCommit([messagesOf(event.size)], 0), event.size)
            else {
              const { cuts, left } = retained.plan()
              const before = [...log].filter(([, one]) => !one.isLeader)
              for (const [from, to] of cuts)
                for (let cut = from; cut <= to; cut++) {
                  expect(log.get(cut)?.isLeader).toBe(false)
                  log.delete(cut)
                }
              const kept = [...log].filter(([, one]) => !one.isLeader)
              // what is left is the newest, without a hole, and no less than asked where there was as much
              expect(kept).toEqual(before.slice(before.length - kept.length))
              const sum = (list: typeof before): number =>
                list.reduce((total, [, one]) => total + one.size, 0)
              expect(sum(kept)).toBeGreaterThanOrEqual(Math.min(keep, sum(before)))
              expect(sum(kept)).toBeLessThanOrEqual(keep + 1_000)
              expect(left.reduce((total, range) => total + range.size, 0)).toBe(sum(kept))
              if (reopens) retained = new Retained(keep)
              retained.restore(left)
              note(newCommit([seal], 0), 0)
            }
          }
        },
      ),
      { numRuns: 300 },
    )
  })
})
