import type { ShownMessage } from '@sarika/im-engine'
import { expect, test } from 'vitest'
import { showLeft, withdrawLeftMs } from './withdraw'

const AT = 1_700_000_000_000
const own = { own: true, id: '7', at: AT } as ShownMessage

test.each<[string, Partial<ShownMessage>, number, number]>([
  ['just said', {}, 0, 120_000],
  ['said half a minute ago', {}, 30_000, 90_000],
  ['said by a server whose clock is ahead', {}, -5_000, 120_000],
  ['said two minutes ago', {}, 120_000, 0],
  ['not confirmed yet', { id: '' }, 0, 0],
  ['of somebody else', { own: false }, 0, 0],
  ['withdrawn already', { withdrawnAt: AT }, 0, 0],
])('S-CHAT-7 what is %s can be withdrawn for so long', (_, parts, later, left) => {
  expect(withdrawLeftMs({ ...own, ...parts }, AT + later)).toBe(left)
})

test.each([
  [120_000, '2:00'],
  [102_300, '1:43'],
  [9_000, '0:09'],
  [1, '0:01'],
])('S-CHAT-7 %i ms are shown as %s', (ms, shown) => {
  expect(showLeft(ms)).toBe(shown)
})
