import { type ShownMessage, toImId } from '@sarika/im-engine'
import { expect, test } from 'vitest'
import { canRewrite } from './again'
import { mentionsBehind } from './mentions-behind'

const said = (more: Partial<ShownMessage> = {}): ShownMessage => ({
  ...{ key: 'c1', id: '1', at: 1_000, from: toImId('10001'), own: true, kind: 'text', text: 'hello' },
  ...{ state: 'sent', delivered: 'none', read: 'none', mention: false, number: 1, ...more },
})

test('S-REACH-4 an own text is written again as long as it can be withdrawn', () => {
  expect(canRewrite(said(), 2_000)).toBe(true)
  expect(canRewrite(said(), 1_000 + 120_000)).toBe(false)
  expect(canRewrite(said({ own: false }), 2_000)).toBe(false)
  expect(canRewrite(said({ id: '' }), 2_000)).toBe(false)
  expect(canRewrite(said({ kind: 'image', text: '' }), 2_000)).toBe(false)
  expect(canRewrite(said({ kind: 'withdrawn', withdrawnAt: 1_500, text: '' }), 2_000)).toBe(false)
})

test('S-REACH-7 what mentions oneself behind a place counts, in order, and nothing that is one’s own or withdrawn', () => {
  const others = { own: false, mention: true }
  const messages = [
    said({ ...others, id: '1', at: 1 }),
    said({ ...others, id: '2', at: 2 }),
    said({ id: '3', at: 3, mention: true }),
    said({ ...others, id: '4', at: 4, withdrawnAt: 5 }),
    said({ ...others, mention: false, id: '5', at: 5 }),
    said({ ...others, id: '6', at: 6 }),
  ]
  const behind = (id: string, at: number) => mentionsBehind(messages, { id, at }).map((one) => one.id)
  expect(behind('1', 1)).toEqual(['2', '6'])
  expect(behind('2', 2)).toEqual(['6'])
  expect(behind('6', 6)).toEqual([])
})
