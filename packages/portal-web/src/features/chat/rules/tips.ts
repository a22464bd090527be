import type { ShownMessage } from '@sarika/im-engine'
import { type Tip, tip } from '@sarika/im-engine/kinds'
import type { Say } from '../../../i18n/i18n'
import { isolate } from '../../../lib/isolate'

/** Who reads it. */
export interface TipReader {
  readonly me: string
  /** What the reader calls somebody; undefined = nobody they know. */
  readonly nameOf: (imId: string) => string | undefined
  /** e.g. "km" */
  readonly language: string
}

/** Events that have words of their own; those whom it happens to read other words in the second list. */
const PLAIN = [
  'contact-agreed',
  'group-created',
  'group-quit',
  'group-muted',
  'group-unmuted',
  'group-renamed',
  'group-pictured',
  'member-renamed',
  'group-dismissed',
] as const
const DONE_TO = [
  'group-invited',
  'group-removed',
  'admin-granted',
  'admin-cancelled',
  'group-owner',
  'member-muted',
  'member-unmuted',
] as const

/** More names than these are counted. */
const NAMED = 3

const isPlain = (type: string): type is (typeof PLAIN)[number] => PLAIN.some((one) => one === type)
const isDoneTo = (type: string): type is (typeof DONE_TO)[number] => DONE_TO.some((one) => one === type)

/** What happened, in the words of who reads it, e.g. "Bopha added you". Source: S-TEAM-1. */
export function tipInWords(tip: Tip, reader: TipReader, t: Say<'chat'>): string {
  const { tipType, fromImId, openImIds: people } = tip
  const isMine = fromImId === reader.me
  // Who was renamed is called here what the new name is: the old one says whose it was.
  const name = tipType === 'member-renamed' ? calledThen(tip, fromImId) : ''
  const said = { name: name || nameIn(tip, fromImId, reader, t), title: tip.title }
  if (isPlain(tipType)) return t(`tips.${tipType}.${isMine ? 'mine' : 'theirs'}`, said)
  if (!isDoneTo(tipType)) return tip.text || t('tips.other')
  if (people.length === 1 && people[0] === reader.me) return t(`tips.${tipType}.toMe`, said)
  const whom = listOf(tip, people, reader, t)
  return t(`tips.${tipType}.${isMine ? 'mine' : 'theirs'}`, { ...said, whom })
}

/** Whom the events among these messages name, as the newest of them does. Source: S-TEAM-17. */
export const namesTold = (messages: readonly ShownMessage[]): ReadonlyMap<string, string> =>
  new Map(messages.flatMap((one) => (tip.is(one) ? Object.entries(one.body.names) : [])))

/** An id may be spelled as what every object has. */
const calledThen = ({ names }: Tip, imId: string): string =>
  Object.hasOwn(names, imId) ? (names[imId] ?? '') : ''

const nameIn = (tip: Tip, imId: string, { nameOf }: TipReader, t: Say<'chat'>): string =>
  nameOf(imId) || calledThen(tip, imId) || t('thread.someone')

/** e.g. "you, Dara and 3 others" */
function listOf(tip: Tip, people: readonly string[], reader: TipReader, t: Say<'chat'>): string {
  const { me, language } = reader
  // Oneself first: nobody looks for themselves among the others.
  const sorted = people.includes(me) ? [me, ...people.filter((one) => one !== me)] : people
  const named = sorted
    .slice(0, NAMED)
    .map((one) =>
      one === me ? t('tips.you') : t('tips.named', { name: isolate(nameIn(tip, one, reader, t)) }),
    )
  const rest = Math.max(tip.count, people.length) - named.length
  if (rest <= 0) return new Intl.ListFormat(language).format(named)
  const names = new Intl.ListFormat(language, { type: 'unit', style: 'short' }).format(named)
  return t('tips.several', { names, count: rest })
}

/** What a row of the list was given of its last message, where that is a tip. */
export const toTip = (body: unknown): Tip | null =>
  typeof body === 'object' && body !== null && 'tipType' in body ? (body as Tip) : null
