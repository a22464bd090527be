import { expect, test } from 'vitest'
import type { RefusalReason } from '../model/outbox.js'
import { CODES, refusalOf } from './codes.js'

const entries = Object.values(CODES)

test('S-REFUSE-1 each code stands once in the table, and what has one name has one text and one remedy', () => {
  const codes = entries.flatMap(({ code }) => (code === null ? [] : [code]))
  expect(new Set(codes).size).toBe(codes.length)
  const says = new Map<string, Set<string>>()
  for (const { reason, text } of entries) says.set(reason, (says.get(reason) ?? new Set()).add(text))
  expect([...says].filter(([, texts]) => texts.size !== 1)).toEqual([])
  expect(entries.filter(({ text, reason }) => text === '' && reason !== 'stored')).toEqual([])
})

/** Every reason that a refused message can have, or this does not compile. */
const REASONS: Readonly<Record<RefusalReason, readonly number[]>> = {
  'not-group': [-1],
  'group-muted': [-2],
  'member-muted': [-3],
  'not-friend': [-20],
  blocked: [-21],
  'sensitive-word': [-22],
  'not-permitted': [-23],
  'too-late': [508],
  'no-target': [-404],
  invalid: [-422],
  other: [-409, -801, 302, 417, 12_345],
}

test.each(Object.entries(REASONS))('S-REFUSE-1 a message is refused as %s by %j', (reason, codes) => {
  expect(codes.map(refusalOf)).toEqual(codes.map(() => reason))
  expect(entries.map((entry): string => entry.reason)).toContain(reason)
})

test('S-REFUSE-1 the words that the specification quotes, and what can be done', () => {
  expect(CODES.notGroup.text).toBe('You are not a member of this group')
  expect(CODES.groupMuted.text).toBe('Speaking is not allowed in this group')
  expect(CODES.memberMuted.text).toBe('Speaking is not allowed in this group')
  expect(CODES.notPermitted.text).toBe('You have no permission to send a message')
  expect(CODES.invalidAccount).toMatchObject({ code: 302, text: 'Invalid IM account', action: 'log-in' })
  expect(CODES.displaced).toMatchObject({ code: 417, text: 'Login has expired, please log in again' })
  expect(CODES.kicked.text).toBe('You are already logged in to another device')
  expect([CODES.noGroup.text, CODES.noFriend.text]).toEqual(['group not exist', 'friend not exist'])
  expect(CODES.notFriend.action).toBe('add-friend')
})
