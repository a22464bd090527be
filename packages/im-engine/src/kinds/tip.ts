import { serverKind } from './kind.js'
import { amountOf, fieldsOf, given, proseOf, textOf } from './shapes/fields.js'

/** A line between the messages: what happened. */
export interface Tip {
  readonly text: string
  /** What it is about, as its sender calls it. */
  readonly tipType: string
  /** Who did it, and to whom. */
  readonly fromImId: string
  readonly openImId: string
  /** Those to whom it was done, at most 20 of `count`; the first is `openImId`. */
  readonly openImIds: readonly string[]
  readonly count: number
  /** What those are called who are named, by im id: for who is no contact and no member any more. */
  readonly names: Readonly<Record<string, string>>
  /** What something is called now, e.g. of `group-renamed`. */
  readonly title: string
}

/** Ids in one tip. */
const NAMED_MAX = 20

const idsOf = (value: unknown): string[] =>
  Array.isArray(value)
    ? value
        .slice(0, NAMED_MAX)
        .map(textOf)
        .filter((id) => id !== '')
    : []

/** Names that are texts; what an object inherits is nobody's name. */
const namesOf = (value: unknown): Record<string, string> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(
        Object.entries(value)
          .slice(0, 2 * NAMED_MAX)
          .map(([id, name]) => [id, textOf(name)]),
      )
    : {}

/** What happened in a conversation; nobody said it, so it is not counted. */
export const tip = serverKind<'tip', Tip>(
  {
    type: 'tip',
    decode(raw) {
      const field = fieldsOf(raw)
      const openImId = textOf(field('openImId'))
      const listed = idsOf(field('openImIds'))
      const openImIds = listed.length === 0 && openImId !== '' ? [openImId] : listed
      return {
        text: proseOf(raw),
        tipType: textOf(field('tipType')),
        fromImId: textOf(field('fromImId')),
        openImId: openImId || (openImIds[0] ?? ''),
        openImIds,
        count: Math.max(amountOf(field('count')) ?? 0, openImIds.length),
        names: namesOf(field('names')),
        title: textOf(field('title')),
      }
    },
    encode: ({ text, ...rest }) => ({ text, extra: given(rest) }),
    preview: ({ text }) => text,
  },
  { isQuiet: true },
)
