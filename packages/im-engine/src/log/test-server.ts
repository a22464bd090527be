// The server of the log's laws: it stores messages in the order of their times, numbers them by conversation, and keeps back
// some of them for later. It judges nobody; test-model.ts says what must be seen of it.

import { type ConversationKey, type ServerId, toImId, toServerId } from '../model/ids.js'
import type { Message } from '../model/message.js'
import type { Notice } from '../model/notice.js'
import { ANN_KEY, ME, TEAM } from '../model/test-build.js'
import type { Rule } from './test-model.js'

export const ANN = toImId('ann')
export const BO = toImId('bo')

export class WorldServer {
  /** Time of the newest message, ms since epoch. */
  at = 1_000
  #id = 1
  readonly #numbers = new Map<ConversationKey, number>()
  readonly stored: Message[] = []
  /** Stored, and told to nobody yet. */
  readonly undelivered: Message[] = []

  write(key: ConversationKey, gap: number, b: number): Message {
    const fromMe = b % 7 === 3
    return this.keep({
      key,
      from: fromMe ? ME : key === ANN_KEY ? ANN : BO,
      own: fromMe,
      text: `t${this.#id}`,
      kind: b % 6 === 2 ? 'transferLP' : b % 11 === 5 ? 'changeJob' : 'text',
      gap,
      ...(b % 11 > 8 || b % 11 === 5 ? { jobId: `j${b}` } : {}),
      ...(b % 4 === 1 && !fromMe ? { mention: true as const } : {}),
    })
  }

  keep({
    gap,
    ...parts
  }: Pick<
    Message,
    'key' | 'from' | 'own' | 'text' | 'kind' | 'mention' | 'clientId' | 'refersTo' | 'jobId'
  > & {
    gap: number
  }): Message {
    this.at += gap
    const message: Message = {
      id: this.newId(),
      at: this.at,
      number: this.nextNumber(parts.key),
      ...parts,
    }
    this.stored.push(message)
    return message
  }

  nextNumber(key: ConversationKey): number {
    const number = (this.#numbers.get(key) ?? 0) + 1
    this.#numbers.set(key, number)
    return number
  }

  /** Names messages before and behind it, of both conversations, here, late, hidden or withdrawn. */
  refer(key: ConversationKey, a: number, b: number): Message {
    // among the first, among the last, and anywhere
    const places = [1 + (a % 9), this.#id - (b % 9), (a * b) % (this.#id + 2)]
    const targets = places.map((place) => toServerId(String(place)))
    const fromMe = b % 7 === 3
    return this.keep({
      key,
      from: fromMe ? ME : key === ANN_KEY ? ANN : BO,
      own: fromMe,
      kind: 'transferAcceptLP',
      text: b % 5 === 0 ? '' : `r${this.#id}`,
      refersTo: [...new Set(targets)],
      gap: b % 2,
    })
  }

  newId(): ServerId {
    return toServerId(String(this.#id++))
  }
}

/** What the server says of a change of who may speak: a block in a one-to-one conversation, a mute in the group. */
export function noticeOf({ key, about, at, isOn }: Rule): Notice {
  if (key === ANN_KEY) {
    const [by, whom] = about === 'me' ? [ANN, ME] : [ME, ANN]
    return { type: 'blacklist', by, whom, isOn, at, rev: 1 }
  }
  const members = about === 'all' ? [] : [about === 'me' ? ME : BO]
  return { type: 'group', change: { type: 'muted', groupId: TEAM, isOn, members }, at, rev: 1 }
}
