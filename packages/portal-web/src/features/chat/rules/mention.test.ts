import { toImId } from '@sarika/im-engine'
import { expect, test } from 'vitest'
import { meant, mentionsIn, typingAt, writeMention } from './mention'

const member = (id: string, name: string) => ({ imId: toImId(id), name, role: 'member' as const })
const members = [
  member('1', 'សុខា ចាន់'),
  member('2', 'Ann'),
  member('3', 'Anna'),
  member('4', 'Bopha, Angkor HR'),
]

const namesAt = (text: string) => {
  const typing = typingAt(text, text.length)
  return typing === null ? null : meant(members, '1', typing).map(({ name }) => name)
}

test.each<[string, readonly string[] | null]>([
  ['@', ['Ann', 'Anna', 'Bopha, Angkor HR']],
  ['hi @an', ['Ann', 'Anna', 'Bopha, Angkor HR']],
  ['hi @anna', ['Anna']],
  ['@Bopha, An', ['Bopha, Angkor HR']],
  ['@សុខា', []],
  ['@Ann ', []],
  ['@Anna', []],
  ['hr@an', null],
  ['@\nan', null],
  ['no', null],
])('S-CHAT-4 "%s" offers %j', (text, names) => {
  expect(namesAt(text)).toEqual(names)
})

test('S-CHAT-4 who is chosen is written out where the caret is', () => {
  const typing = typingAt('ask @an today', 7)
  expect(typing).toEqual({ from: 4, to: 7, wanted: 'an' })
  expect(typing && writeMention('ask @an today', typing, 'Anna')).toEqual({
    text: 'ask @Anna today',
    caret: 10,
  })
})

test('S-CHAT-4 who is named goes on the wire', () => {
  expect(mentionsIn('@Anna and @Bopha, Angkor HR: hello', members)).toEqual(['3', '4'])
  expect(mentionsIn('hello @nobody', members)).toEqual([])
})
