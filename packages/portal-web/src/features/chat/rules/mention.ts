import type { GroupItem, ImId } from '@sarika/im-engine'
import { isNamed } from './names'
import { longest } from './pieces'

type Member = GroupItem['members'][number]

/** A mention that is being typed: from its "@" to the caret. */
export interface Typing {
  readonly from: number
  readonly to: number
  readonly wanted: string
}

/** Longer than any name, and short enough to look through at each key. */
const WANTED_MAX = 60

/** What is typed of a mention at the caret; null = none is. */
export function typingAt(text: string, caret: number): Typing | null {
  const from = text.lastIndexOf('@', caret - 1)
  if (from < 0 || (from > 0 && !/\s/.test(text[from - 1] ?? ''))) return null
  const wanted = text.slice(from + 1, caret)
  if (wanted.length > WANTED_MAX || wanted.includes('\n')) return null
  return { from, to: caret, wanted }
}

/** Members who may be meant, oneself never; none once a name is whole, so that Enter sends. */
export function meant(members: readonly Member[], me: string, { wanted }: Typing): readonly Member[] {
  if (members.some(({ name }) => wanted === name || wanted.startsWith(`${name} `))) return []
  return members.filter(({ imId, name }) => imId !== me && isNamed([name], wanted))
}

/** The text with the name written out, and where the caret stands then. */
export function writeMention(text: string, { from, to }: Typing, name: string) {
  const before = `${text.slice(0, from)}@${name} `
  return { text: before + text.slice(to).replace(/^ /, ''), caret: before.length }
}

/** Who is named in a text: what goes on the wire with it. */
export function mentionsIn(text: string, members: readonly Member[]): readonly ImId[] {
  const names = members.map(({ name }) => name)
  const named = new Set<string>()
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    const name = longest(names, text, at + 1)
    if (name !== undefined) named.add(name)
  }
  return members.filter(({ name }) => named.has(name)).map(({ imId }) => imId)
}
