// Kinds of messages other than text, in some worlds: cards that people send, one of them of another team's making that some
// tabs were not given, and lines that only servers write.
//
// Every draw of this file and of stars.ts is from streams of their own: a world without cards is what it was before there
// were any, and its planted bugs keep their seeds.

import { defineKind } from '@sarika/im-engine'
import { geo, referTo } from '@sarika/im-engine/kinds'
import type { Chance } from './chance'
import type { Body, Stored } from './model-types'

/** One world in so many has cards, stars and cleared conversations; the real limits are among them, wallets are not. */
const KINDS_EVERY = 8

export const hasKinds = (seed: number): boolean => seed % KINDS_EVERY === 0

export interface Poll {
  readonly question: string
  readonly options: readonly string[]
}

/** Of another team: the engine has no file for it. */
export const poll = defineKind<'poll', Poll>({
  type: 'poll',
  decode({ text, extra }) {
    const options = extra?.options
    return Array.isArray(options) ? { question: text, options: options.map(String) } : undefined
  },
  encode: ({ question, options }) => ({ text: question, extra: { options } }),
  preview: ({ question }) => question,
  textOf: ({ question, options }) => [question, ...options].join(' '),
  judge: ({ options }) => (options.length < 2 ? 'a poll needs two options' : undefined),
})

/** A card as `engine.send` takes it, and as the wire must have it: written here by hand, not by the engine. */
export interface Card {
  readonly made: ReturnType<typeof poll.of> | ReturnType<typeof geo.of> | ReturnType<typeof referTo.of>
  readonly wire: CardWire
}

export interface CardWire {
  readonly type: string
  readonly content: string
  readonly extra: Readonly<Record<string, unknown>>
  readonly referTo: string
}

const OPTIONS = ['Rice', 'Noodles', 'Fish']

/** What somebody says with a card instead of the text; a tab sends a poll only if it was given one. */
export function drawCard(chance: Chance, text: string, knowsPoll: boolean): Card {
  const wire = drawWire(chance, text, knowsPoll)
  const { content, extra } = wire
  switch (wire.type) {
    case 'custom':
      return { made: poll.of({ question: content, options: extra.options as string[] }), wire }
    case 'geo': {
      const {
        latitude,
        longitude,
        address = '',
      } = extra as { latitude: number; longitude: number; address?: string }
      return { made: geo.of({ latitude, longitude, title: content, address }), wire }
    }
    default:
      return { made: referTo.of({ text: content, refersTo: wire.referTo }), wire }
  }
}

function drawWire(chance: Chance, content: string, hasPoll: boolean): CardWire {
  const latitude = chance.int(-90, 90)
  const address = chance.pick(['', 'Street 271'])
  switch (chance.pick(hasPoll ? ['geo', 'referTo', 'poll', 'poll'] : ['geo', 'referTo'])) {
    case 'poll': {
      const options = OPTIONS.slice(0, chance.int(2, 3))
      return { type: 'custom', content, extra: { options, subtype: 'poll' }, referTo: '' }
    }
    case 'geo': {
      const extra = { latitude, longitude: 104.5, ...(address === '' ? {} : { address }) }
      return { type: 'geo', content, extra, referTo: '' }
    }
    default:
      return { type: 'referTo', content, extra: {}, referTo: `about ${latitude}` }
  }
}

/** What somebody with another program, or the server itself, writes instead of a text. */
export function strangerCard(
  chance: Chance,
  text: string,
): { readonly type: string; readonly extra?: Readonly<Record<string, unknown>>; readonly referTo?: string } {
  if (chance.is(0.3)) return { type: 'tip', extra: { tipType: 'joined' } }
  const { type, extra, referTo: about } = drawWire(chance, text, true)
  return { type, extra, referTo: about }
}

const CARDS: ReadonlySet<string> = new Set(['geo', 'referTo', 'custom'])

/** Text, or a card. */
export const isSaid = ({ msg }: Pick<Stored, 'msg'>): boolean => msg.type === 'text' || CARDS.has(msg.type)

/** Nobody counts these. */
export const isQuiet = (kind: string): boolean => kind === 'tip' || kind === 'newFriend'

/** What a tab must show of a message of the server whose content is open. */
export interface Reading {
  readonly kind: string
  readonly text: string
  /** What the list says of it; of a poll it depends on whether the tab that read it was given polls. */
  readonly briefs: readonly (string | undefined)[]
  readonly body?: unknown
}

/** By hand, as specification 3 has each kind; undefined for text and money. */
export function readingOf(msg: Body, content: string, knowsPoll: boolean): Reading | undefined {
  const extra = msg.extra ?? {}
  switch (msg.type) {
    case 'custom': {
      const options = (extra.options ?? []) as readonly string[]
      const briefs = [content, undefined]
      if (!knowsPoll) return { kind: 'custom', text: content, briefs }
      const body = { question: content, options }
      return { kind: 'poll', text: [content, ...options].join(' '), briefs, body }
    }
    case 'geo': {
      const { latitude, longitude, address = '' } = extra
      const text = [content, address].filter((part) => part !== '').join(' ')
      return { kind: 'geo', text, briefs: [content], body: { latitude, longitude, title: content, address } }
    }
    case 'referTo': {
      const about = String(msg.referTo ?? '')
      const text = [content, about].filter((part) => part !== '').join(' ')
      return { kind: 'referTo', text, briefs: [content], body: { text: content, refersTo: about } }
    }
    case 'tip': {
      const { tipType, fromImId = '', openImId = '', names = {}, title = '' } = extra
      const openImIds = (extra.openImIds ?? (openImId === '' ? [] : [openImId])) as readonly string[]
      const more = { openImIds, names, title, count: extra.count ?? openImIds.length }
      const body = { text: content, tipType, fromImId, openImId, ...more }
      // Of what has no words the list says nothing: a screen words it by its body.
      return { kind: 'tip', text: content, briefs: content === '' ? ['', undefined] : [content], body }
    }
    case 'newFriend': {
      const { imId, nickname } = extra
      return { kind: 'newFriend', text: content, briefs: [content], body: { text: content, imId, nickname } }
    }
    default:
      return undefined
  }
}

/** A shown message as the wire has it, e.g. a poll as the `custom` with its question: what tabs of two builds agree on. */
export function onWire({
  kind,
  text,
  body,
}: {
  readonly kind: string
  readonly text: string
  readonly body?: unknown
}): {
  readonly kind: string
  readonly text: string
} {
  const {
    question,
    title,
    text: words,
    note,
    url,
  } = (body ?? {}) as Readonly<Record<string, string | undefined>>
  if (kind === 'poll') return { kind: 'custom', text: question ?? text }
  if (kind === 'geo') return { kind, text: title ?? text }
  if (kind === 'referTo' || kind === 'tip' || kind === 'newFriend') return { kind, text: words ?? text }
  // A file's, which its words name.
  if (url !== undefined) return { kind, text: url }
  // A wallet's.
  return { kind, text: note === undefined ? text : JSON.stringify({ note }) }
}
