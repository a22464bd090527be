import { expect, it } from 'vitest'
import type { Message } from '../model/message.js'
import { compare } from '../model/order.js'
import { ANN_KEY, own, text } from '../model/test-build.js'
import { QuotedMessages } from './quoted.js'
import { Shower } from './shown.js'

const shower = new Shower()

/** A disk read in steps of ten; `looks` counts the steps. */
function stage(stored: readonly Message[], onLook: (looks: number) => void = () => {}) {
  const counts = { looks: 0, found: 0 }
  const quoted = new QuotedMessages(
    async (before) => {
      onLook(++counts.looks)
      const older = before === undefined ? stored : stored.filter((one) => compare(one, before) < 0)
      return { messages: older.slice(-10), hasOlder: older.length > 10 }
    },
    () => counts.found++,
  )
  return { quoted, counts }
}

const stored = Array.from({ length: 40 }, (_, index) => text(ANN_KEY, 1001 + index))
const here = stored.slice(-5)
const quoting = (...ids: number[]) =>
  ids.map((id, index) => shower.sent(own(ANN_KEY, 2001 + index, { quoteId: String(id) as Message['id'] })))

it('S-WINDOW-6 what stands in the window is there at once, and stays the same object', () => {
  const { quoted, counts } = stage(stored)
  const first = quoted.of(quoting(1038, 1040), here)
  expect([...first.values()].map((one) => one?.text)).toEqual(['text 1038', 'text 1040'])
  expect(quoted.of(quoting(1038, 1040), here)).toBe(first)
  expect(counts).toEqual({ looks: 0, found: 0 })
})

it('S-WINDOW-6 all that stands above is found in one pass; what is nowhere is null', async () => {
  const { quoted, counts } = stage(stored)
  expect(quoted.of(quoting(1022, 1015, 7), here).size).toBe(0)
  expect(quoted.of(quoting(1022, 1015, 7), here).size).toBe(0)
  await expect.poll(() => counts.found).toBe(1)
  expect(counts.looks).toBe(4)
  const shown = quoted.of(quoting(1022, 1015, 7), here)
  expect([...shown].map(([id, one]) => [id, one?.text])).toEqual([
    ['1022', 'text 1022'],
    ['1015', 'text 1015'],
    ['7', undefined],
  ])
})

it('S-WINDOW-6 a quoted message that is withdrawn shows so, also while it is looked for, and one that comes is found', async () => {
  const { quoted, counts } = stage(stored)
  const gone = (at: number) => text(ANN_KEY, at, { kind: 'withdrawn', text: '', withdrawnAt: 3000 })
  quoted.of(quoting(1022, 7), here)
  quoted.came([gone(1022)])
  await expect.poll(() => counts.found).toBe(1)
  const kinds = () => [...quoted.of(quoting(1022, 7), here).values()].map((one) => one?.kind)
  expect(kinds()).toEqual(['withdrawn', undefined])
  quoted.came([text(ANN_KEY, 7)])
  expect(kinds()).toEqual(['withdrawn', 'text'])
  quoted.amend(new Map([['7' as Message['id'], { withdrawnAt: 9 }]]))
  expect(kinds()).toEqual(['withdrawn', 'withdrawn'])
})

it('S-WINDOW-6 a log that is opened anew forgets what was found, and what is being read', async () => {
  const { quoted, counts } = stage(stored)
  quoted.of(quoting(1022), here)
  quoted.forget()
  quoted.of(quoting(1022), here)
  await expect.poll(() => counts.found).toBe(1)
  expect(quoted.of(quoting(1022), here).get('1022')?.text).toBe('text 1022')
})

it('S-WINDOW-6 what is withdrawn after it was found, while the rest is read, shows so', async () => {
  const withdrawn = new Map([['1022' as Message['id'], { withdrawnAt: 3000 }]])
  const { quoted, counts } = stage(stored, (looks) => {
    if (looks === 3) quoted.amend(withdrawn)
  })
  quoted.of(quoting(1022, 7), here)
  await expect.poll(() => counts.found).toBe(1)
  expect(quoted.of(quoting(1022, 7), here).get('1022')?.kind).toBe('withdrawn')
})
