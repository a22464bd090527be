import type { ContactItem, GroupItem, ImId, MentionPlace } from '@sarika/im-engine'
import { looseText } from '@sarika/im-engine/text'
import { isNamed } from './names'

export type Member = Pick<GroupItem['members'][number], 'imId' | 'name' | 'role'>

/** A mention that is being typed: from its "@" to the caret. */
export interface Typing {
  readonly from: number
  readonly to: number
  readonly wanted: string
}

/** A text and the members who were chosen in it, where they stand. */
export interface Chosen {
  readonly text: string
  readonly places: readonly MentionPlace[]
}

export const NOTHING_CHOSEN: Chosen = { text: '', places: [] }

/** Longer than any name, and short enough to look through at each key. */
const WANTED_MAX = 60
/** "@" behind one of these is part of a mail address or of a link. A word without spaces between may stand before it. */
const IN_ADDRESS = /(?:[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\d_%+&=/#@-]|[\u0300-\u036f])$/u
/** The word goes on: "@Ann" in "@Anna", or in "@Ann.example". */
const GOES_ON = /^(?:[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{M}\d_]|[.@][a-z\d])/iu
/** Of a script whose words have spaces between them. */
const IS_SPACED = /(?:[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\d_]|[\u0300-\u036f])$/u

const canBegin = (text: string, at: number): boolean => !IN_ADDRESS.test(text.slice(Math.max(0, at - 2), at))
/** Text may follow a Khmer or Chinese name at once, and a mark never does. */
const canEnd = (text: string, at: number): boolean =>
  !(IS_SPACED.test(text.slice(Math.max(0, at - 2), at)) && GOES_ON.test(text.slice(at, at + 2)))

/** What is typed of a mention at the caret; null = none is. Source: S-CHAT-29. */
export function typingAt(text: string, caret: number): Typing | null {
  const from = Math.max(text.lastIndexOf('@', caret - 1), text.lastIndexOf('＠', caret - 1))
  if (from < 0 || from >= caret || !canBegin(text, from)) return null
  const wanted = text.slice(from + 1, caret)
  if (wanted.length > WANTED_MAX || wanted.includes('\n')) return null
  return { from, to: caret, wanted }
}

/** How many are called so, by what is seen of a name. */
const countOf = (members: readonly Member[], name: string): number =>
  members.filter((one) => looseText(one.name) === looseText(name)).length

/**
 * Members who may be meant, oneself never. None once the name of only one is whole, so that Enter sends; of two who have
 * one name somebody must be chosen.
 */
export function meant(members: readonly Member[], me: string, { wanted }: Typing): readonly Member[] {
  const others = members.filter(({ imId }) => imId !== me)
  const whole = others.find(({ name }) => wanted === name || wanted.startsWith(`${name} `))
  if (whole !== undefined && countOf(others, whole.name) === 1) return []
  return others.filter(({ name }) => isNamed([name], wanted))
}

/** The text with who was chosen written out, where they stand, and where the caret stands then. */
export function writeMention(
  chosen: Chosen,
  { from, to }: Typing,
  { imId, name }: Pick<Member, 'imId' | 'name'>,
): Chosen & { readonly caret: number } {
  const before = `${chosen.text.slice(0, from)}@${name} `
  const text = before + chosen.text.slice(to).replace(/^ /, '')
  const { places } = edit(chosen, text, before.length)
  const place: MentionPlace = [imId, from, name.length + 1]
  return {
    text,
    places: inOrder([...places.filter(([, start]) => start !== from), place]),
    caret: before.length,
  }
}

const inOrder = (places: readonly MentionPlace[]) => places.toSorted(([, a], [, b]) => a - b)

/**
 * The places after an edit that ended at the caret: those behind it move, one that the edit touched goes, and so does one
 * that is part of a longer word now. Source: S-CHAT-29.
 */
export function edit({ text: before, places }: Chosen, text: string, caret = text.length): Chosen {
  if (before === text) return { text, places }
  const most = Math.min(before.length, text.length)
  let tail = text.length - caret
  if (tail > most || !before.endsWith(text.slice(caret))) {
    tail = 0
    while (tail < most && before.at(-1 - tail) === text.at(-1 - tail)) tail++
  }
  let head = 0
  while (head < most - tail && before[head] === text[head]) head++
  const moved = text.length - before.length
  return {
    text,
    places: places.flatMap(([id, start, length]): MentionPlace[] => {
      const at = start + length <= head ? start : start >= before.length - tail ? start + moved : -1
      return at >= 0 && canBegin(text, at) && canEnd(text, at + length) ? [[id, at, length]] : []
    }),
  }
}

/**
 * Who is mentioned in a text, and where: who was chosen, and besides whose whole name stands behind an "@" that can begin a
 * mention, where only one member has it. Oneself never. Source: S-CHAT-4, S-CHAT-29.
 */
export function placesIn(
  { text, places }: Chosen,
  members: readonly Member[],
  me: string,
): readonly MentionPlace[] {
  const named = members.filter(({ imId, name }) => imId !== me && countOf(members, name) === 1)
  const found: MentionPlace[] = []
  let end = 0
  for (const { index } of text.matchAll(/[@＠]/g)) {
    const taken = places.find(([, start, length]) => start <= index && index < start + length)
    if (index < end || taken !== undefined || !canBegin(text, index)) continue
    const whole = named
      .filter(({ name }) => text.startsWith(name, index + 1) && canEnd(text, index + 1 + name.length))
      .toSorted((a, b) => b.name.length - a.name.length)[0]
    if (whole === undefined) continue
    end = index + 1 + whole.name.length
    if (places.every(([, start]) => start < index || start >= end))
      found.push([whole.imId, index, whole.name.length + 1])
  }
  return inOrder([...places.filter(([id]) => members.some(({ imId }) => imId === id)), ...found])
}

/** What goes on the wire with a text; nothing where nobody is mentioned. */
export function mentionsOf(places: readonly MentionPlace[]): {
  readonly mentions?: readonly ImId[]
  readonly mentionsAt?: readonly MentionPlace[]
} {
  return places.length === 0 ? {} : { mentions: [...new Set(places.map(([id]) => id))], mentionsAt: places }
}

/**
 * What tells members of one name apart, by id: company and role in words, and the id where those are the same too. Whose
 * name nobody else has needs nothing. Source: S-CHAT-30.
 */
export function tellApart(
  members: readonly Member[],
  contacts: readonly Pick<ContactItem, 'imId' | 'company'>[],
  roleInWords: (role: Member['role']) => string,
): ReadonlyMap<string, string> {
  const said = new Map<string, string>()
  for (const one of members) {
    const namesakes = members.filter(({ name }) => looseText(name) === looseText(one.name))
    if (namesakes.length === 1) continue
    const saidOf = ({ imId, role }: Member) =>
      [contacts.find((contact) => contact.imId === imId)?.company ?? '', roleInWords(role)]
        .filter((part) => part !== '')
        .join(', ')
    const same = namesakes.filter((other) => saidOf(other) === saidOf(one))
    said.set(one.imId, same.length === 1 ? saidOf(one) : `${saidOf(one)}, ${one.imId}`)
  }
  return said
}
