import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toImId } from '../model/ids.js'
import { compare, START } from '../model/order.js'
import { isDue, type Page, pagesOf, spansOf } from './receipt-work.js'
import { mark, rowOf } from './test-rows.js'

describe('which receipts are due', () => {
  it('S-RCPT-SEND-2 every message gets one receipt of the right kind, and then nothing is due', () => {
    const place = fc.nat(12)
    fc.assert(
      fc.property(place, place, place, place, (newest, read, delivered, receiptedRead) => {
        const row = rowOf(newest, read, Math.max(delivered, receiptedRead), receiptedRead)
        const spans = spansOf(row)
        expect(spans.length > 0).toBe(isDue(row))
        const receipted = { ...row.receipted }
        for (let at = 1; at <= newest; at++) {
          const kinds = spans
            .filter((span) => compare(mark(at), span.after) > 0 && compare(mark(at), span.upTo) <= 0)
            .map((span) => span.kind)
          const wanted =
            at <= read
              ? at > receiptedRead
                ? ['read']
                : []
              : at > row.receipted.delivered.at
                ? ['delivered']
                : []
          expect(kinds).toEqual(wanted)
        }
        for (const span of spans) {
          receipted.delivered = compare(span.upTo, receipted.delivered) > 0 ? span.upTo : receipted.delivered
          if (span.kind === 'read') receipted.read = span.upTo
        }
        expect(isDue({ ...row, receipted })).toBe(false)
      }),
    )
  })
})

describe('pages of receipts', () => {
  it('S-RCPT-SEND-10 hold every id once, at most 500 at a time, and end where the next one begins', () => {
    const authors = fc.array(fc.constantFrom('im-2', 'im-3', 'im-4'), { maxLength: 1_300 })
    const late = fc.uniqueArray(fc.integer({ min: 1, max: 2_000 }), { maxLength: 700 })
    fc.assert(
      fc.property(authors, late, (heard, lateOnes) => {
        const due = heard.map((from, index) => ({ ...mark(index + 1), from: toImId(from) }))
        const span = {
          kind: 'delivered' as const,
          after: START,
          upTo: mark(3_000),
          late: lateOnes.map((at) => ({ ...mark(at), from: toImId('im-9') })),
        }
        const pages = [...pagesOf(due, span)]
        const idsOf = (page: Page | undefined) => page?.batches.flatMap(({ ids }) => ids) ?? []
        const lateIds = span.late.map(({ id }) => id)
        const ids = pages.flatMap(idsOf)
        expect(new Set(ids)).toEqual(new Set([...due.map(({ id }) => id), ...lateIds]))
        expect(ids).toHaveLength(new Set(ids).size)
        expect(Math.max(...pages.map((page) => idsOf(page).length))).toBeLessThanOrEqual(500)
        expect(new Set(pages.flatMap((page) => page.late))).toEqual(new Set(lateIds))
        expect(pages.at(-1)?.upTo).toEqual(span.upTo)
        // What is not later than the end of a page went out with it, or before.
        pages.forEach((page, index) => {
          const sent = new Set(pages.slice(0, index + 1).flatMap(idsOf))
          const left = due.filter((one) => compare(one, page.upTo) <= 0 && !sent.has(one.id))
          expect(left).toEqual([])
          expect(page.late.every((id) => idsOf(page).includes(id))).toBe(true)
        })
      }),
      { numRuns: 30 },
    )
  })
})
