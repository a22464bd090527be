import { toImId } from '@sarika/im-engine'
import { expect, test } from 'vitest'
import {
  type Chosen,
  edit,
  meant,
  mentionsOf,
  NOTHING_CHOSEN,
  placesIn,
  tellApart,
  typingAt,
  writeMention,
} from './mention'

const member = (id: string, name: string, role: 'member' | 'owner' = 'member') => ({
  imId: toImId(id),
  name,
  role,
  isMuted: false,
})
const members = [
  member('1', 'សុខា ចាន់'),
  member('2', 'Ann'),
  member('3', 'Anna'),
  member('4', 'Bopha, Angkor HR'),
]
const twins = [...members, member('5', 'Dara Kim'), member('6', 'Dara Kim', 'owner')]

const namesAt = (text: string, among = members) => {
  const typing = typingAt(text, text.length)
  return typing === null ? null : meant(among, '1', typing).map(({ name }) => name)
}

test.each<[string, readonly string[] | null]>([
  ['@', ['Ann', 'Anna', 'Bopha, Angkor HR']],
  ['请@', ['Ann', 'Anna', 'Bopha, Angkor HR']],
  ['សួរ@an', ['Ann', 'Anna', 'Bopha, Angkor HR']],
  ['请＠anna', ['Anna']],
  ['(@anna', ['Anna']],
  ['hi @an', ['Ann', 'Anna', 'Bopha, Angkor HR']],
  ['@Bopha, An', ['Bopha, Angkor HR']],
  ['@សុខា', []],
  ['@Ann ', []],
  ['@Anna', []],
  ['hr@an', null],
  ['việ\u0302t@an', null],
  ['https://a.example/@an', null],
  ['@\nan', null],
  ['no', null],
])('S-CHAT-4 S-CHAT-29 "%s" offers %j', (text, names) => {
  expect(namesAt(text)).toEqual(names)
})

test('S-CHAT-29 the caret before the first "@" types no mention', () => {
  expect(typingAt('@ann', 0)).toBeNull()
})

test('S-CHAT-30 of two members of one name somebody must be chosen, also when the name is whole', () => {
  expect(namesAt('@Dara Kim', twins)).toEqual(['Dara Kim', 'Dara Kim'])
  expect(mentionsOf(placesIn({ text: '@Dara Kim hello', places: [] }, twins, '1'))).toEqual({})
})

const choose = (text: string, name: string, id: string, chosen = NOTHING_CHOSEN) => {
  const typing = typingAt(text, text.length)
  if (typing === null) throw new Error(`nothing is typed in ${text}`)
  return writeMention(edit(chosen, text), typing, { imId: toImId(id), name })
}

test('S-CHAT-4 S-CHAT-30 who is chosen is written out where the caret is, and carried by id with the place', () => {
  const typing = typingAt('ask @an today', 7)
  expect(typing).toEqual({ from: 4, to: 7, wanted: 'an' })
  const text = 'ask @an today'
  expect(typing && writeMention({ text, places: [] }, typing, members[2] ?? member('', ''))).toEqual({
    text: 'ask @Anna today',
    places: [['3', 4, 5]],
    caret: 10,
  })
  const written = choose('@Dar', 'Dara Kim', '6')
  expect(mentionsOf(placesIn(edit(written, `${written.text}hello`), twins, '1'))).toEqual({
    mentions: ['6'],
    mentionsAt: [['6', 0, 9]],
  })
})

const DARA: Chosen = { text: 'ask @Dara Kim now', places: [[toImId('6'), 4, 9]] }
test.each<[string, string, number, number | null]>([
  ['text before it', 'please ask @Dara Kim now', 7, 11],
  ['text behind it', 'ask @Dara Kim now!', 18, 4],
  ['a cut before it', '@Dara Kim now', 0, 0],
  ['a letter taken out of it', 'ask @Dara Ki now', 12, null],
  ['a letter put into it', 'ask @Darra Kim now', 8, null],
  ['all of it away', 'ask now', 4, null],
  ['a word that goes on', 'ask @Dara Kims now', 14, null],
  ['a word that goes on before it', 'ask cv@Dara Kim now', 6, null],
  ['an address of it', 'ask @Dara Kim.example now', 21, null],
  ['a point behind it', 'ask @Dara Kim. now', 14, 4],
  ['all of another text', 'hello', 5, null],
])('S-CHAT-29 an edit moves or removes the place: %s', (_, text, caret, start) => {
  expect(edit(DARA, text, caret)).toEqual({ text, places: start === null ? [] : [['6', start, 9]] })
})

test('S-CHAT-29 of two equal names the caret tells which one was deleted', () => {
  const [first, second] = [toImId('5'), toImId('6')]
  const both: Chosen = {
    text: '@Dara Kim @Dara Kim',
    places: [
      [first, 0, 9],
      [second, 10, 9],
    ],
  }
  expect(edit(both, '@Dara Kim', 0).places).toEqual([[second, 0, 9]])
  expect(edit(both, '@Dara Kim', 9).places).toEqual([[first, 0, 9]])
})

test.each<[string, readonly unknown[]]>([
  [
    '@Anna and @Bopha, Angkor HR: hello',
    [
      ['3', 0, 5],
      ['4', 10, 17],
    ],
  ],
  ['请@Anna看', [['3', 1, 5]]],
  ['@Ann. Yes', [['2', 0, 4]]],
  ['@Ann.example', []],
  ['@Annabel', []],
  ['mail cv@Ann', []],
  ['mail cv@Bopha, Angkor HR.example', []],
  ['@សុខា ចាន់', []],
  ['hello @nobody', []],
])('S-CHAT-4 S-CHAT-29 the whole names of "%s"', (text, places) => {
  expect(placesIn({ text, places: [] }, members, '1')).toEqual(places)
})

test('S-CHAT-29 a Khmer or Chinese name ends where it ends, whatever follows', () => {
  const people = [member('7', '林小姐'), member('8', 'ដារា')]
  expect(placesIn({ text: '@林小姐你好@ដារាសួស្ដី', places: [] }, people, '1')).toEqual([
    ['7', 0, 4],
    ['8', 6, 5],
  ])
})

test('S-CHAT-29 who was chosen stays chosen when the text spells a longer name', () => {
  const people = [member('7', 'Kim'), member('8', 'Kim Lee')]
  const chosen = edit(choose('@K', 'Kim', '7'), '@Kim Lee')
  expect(placesIn(chosen, people, '1')).toEqual([['7', 0, 4]])
})

test('S-CHAT-30 who was chosen and left the group meanwhile is not mentioned', () => {
  expect(placesIn(DARA, members, '1')).toEqual([])
})

test('S-CHAT-30 members of one name differ by company or role, and by id where those are the same', () => {
  const contacts = [{ imId: toImId('5'), company: 'Angkor' }]
  const role = (one: string) => (one === 'owner' ? 'Owner' : 'Member')
  expect(tellApart(twins, contacts, role)).toEqual(
    new Map([
      ['5', 'Angkor, Member'],
      ['6', 'Owner'],
    ]),
  )
  const same = [member('5', 'Dara Kim'), member('6', 'dara\u200b kim')]
  expect([...tellApart(same, [], role).values()]).toEqual(['Member, 5', 'Member, 6'])
})
