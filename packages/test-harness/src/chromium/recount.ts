// What is shown against what was acknowledged and what the server has. Each finding is one line; none is the aim.

import { readCursor } from '../server/chat/pages'
import type { Friend } from './friend'
import type { Known } from './known'
import type { Look, LookedConversation } from './page-api'
import type { Kept } from './truth'

/** Streams of messages as the engine and as the server call them. */
const STREAMS = [
  { name: 'person-messages', cursor: 'direct', prefix: 'p2p-' },
  { name: 'group-messages', cursor: 'group', prefix: 'team-' },
] as const

const sentOf = ({ messages }: LookedConversation) => messages.filter(({ id }) => id !== '')

/** True of every look, with or without a network. */
export function recountAny(look: Look, known: Known): readonly string[] {
  const found: string[] = []
  for (const conversation of look.conversations) {
    const { key, messages, mark, unread } = conversation
    const keys = new Set(messages.map((message) => message.key))
    if (keys.size !== messages.length) found.push(`${key}: ${messages.length - keys.size} shown twice`)
    const sent = sentOf(conversation)
    for (const [index, { id }] of sent.entries()) {
      const before = sent[index - 1]
      if (before !== undefined && Number(before.id) >= Number(id))
        found.push(`${key}: ${id} after ${before.id}`)
    }
    const isNew = ({ at, id, own }: { at: number; id: string; own: boolean }) =>
      !own && (mark === null || at > mark.at || (at === mark.at && Number(id) > Number(mark.id)))
    const counted = sent.filter(isNew).length
    if (counted !== unread) found.push(`${key}: unread ${unread}, counted ${counted}`)
    const acknowledged = known.marks.get(key)
    if (acknowledged !== undefined && (mark === null || mark.at < acknowledged.at))
      found.push(`${key}: the read mark went back from ${acknowledged.id} to ${mark?.id}`)
    for (const { id, own, read } of sent)
      if (own && known.ticked.has(id) && read !== 'all') found.push(`${key}: the tick of ${id} is gone`)
  }
  const sum = look.conversations.reduce((total, { unread }) => total + unread, 0)
  if (sum !== look.unread) found.push(`badge ${look.unread}, sum ${sum}`)
  for (const fault of known.faults) found.push(`fault: ${fault}`)
  return found
}

/** After an open without a network: what is on disk alone. A disk that failed on the way may lack what the server has. */
export function recountStored(
  look: Look,
  known: Known,
  kept: readonly Kept[],
  hasFailed: boolean,
): readonly string[] {
  const found = [...recountAny(look, known)]
  const shown = shownOf(look)
  const sent = new Set(kept.map(({ clientId }) => clientId))
  for (const [clientId, { text }] of known.accepted)
    if (!shown.has(clientId) && !(hasFailed && sent.has(clientId)))
      found.push(`accepted and not on disk: "${text}"`)
  for (const { name, cursor, prefix } of STREAMS) {
    const position = readCursor(cursor, look.cursors[name] ?? '') ?? 0
    for (const { key, id, clientId, from, text } of kept) {
      if (!key.startsWith(prefix) || Number(id) > position) continue
      if (!shown.has(id) && !shown.has(clientId))
        found.push(`${name} is at ${position}, ${id} of ${from} is not stored: "${text}"`)
    }
  }
  return found
}

/** At rest with the server: everything once, in order, and nothing else. */
export function recountCaughtUp(
  look: Look,
  known: Known,
  kept: readonly Kept[],
  friends: readonly Friend[],
): readonly string[] {
  const found = [...recountAny(look, known)]
  const looked = new Map(look.conversations.map((conversation) => [conversation.key, conversation]))
  for (const key of new Set(kept.map((message) => message.key))) {
    const wanted = kept.filter((message) => message.key === key)
    const conversation = looked.get(key)
    const shown = conversation === undefined ? [] : sentOf(conversation)
    const ids = shown.map(({ id }) => id).join()
    if (ids !== wanted.map(({ id }) => id).join())
      found.push(`${key}: ${difference(new Set(shown.map(({ id }) => id)), wanted)}`)
    for (const [index, { text }] of shown.entries())
      if (wanted[index]?.text !== text) found.push(`${key}: "${text}" for "${wanted[index]?.text}"`)
  }
  const shown = shownOf(look)
  const texts = new Map<string, number>()
  for (const { text } of kept) texts.set(text, (texts.get(text) ?? 0) + 1)
  const ids = new Set(kept.map(({ clientId }) => clientId))
  for (const [clientId, { text }] of known.accepted) {
    if (ids.has(clientId)) {
      if (texts.get(text) !== 1) found.push(`"${text}" is on the server ${texts.get(text)} times`)
    } else if (shown.get(clientId) !== 'failed') found.push(`accepted and nowhere: "${text}"`)
  }
  for (const text of known.refused.keys()) if (texts.has(text)) found.push(`refused and sent: "${text}"`)
  for (const { key, read } of friends)
    for (const { id, read: ticks } of looked.get(key)?.messages ?? [])
      if (read.has(id) && ticks !== 'all') found.push(`${key}: ${id} was read and shows "${ticks}"`)
  return found
}

/** State of everything that is shown, by client id and by id. */
function shownOf(look: Look): ReadonlyMap<string, string> {
  const shown = new Map<string, string>()
  for (const { messages } of look.conversations)
    for (const { key, id, state } of messages) {
      shown.set(key, state)
      if (id !== '') shown.set(id, state)
    }
  return shown
}

function difference(shown: ReadonlySet<string>, wanted: readonly Kept[]): string {
  const missing = wanted.filter(({ id }) => !shown.has(id)).map(({ id }) => id)
  const strange = [...shown].filter((id) => wanted.every((message) => message.id !== id))
  return `missing ${missing.slice(0, 5)} (${missing.length}), strange ${strange.slice(0, 5)} (${strange.length}), or out of order`
}

/** What tabs must agree on. */
export function sameness(looks: readonly Look[]): readonly string[] {
  const pictures = looks.map(({ conversations, unread }) => JSON.stringify({ conversations, unread }))
  return pictures.flatMap((picture, index) =>
    picture === pictures[0] ? [] : [`tab ${index + 1} shows something else than tab 1`],
  )
}
