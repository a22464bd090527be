import type { Answer } from '../../../http/call'
import { callMain } from '../../../http/main-api'
import { useOwn } from '../../../http/read'
import { listAt, textAt, timeAt, toFields } from '../../../lib/fields'
import { TALK_MS, TALKS_MS } from '../../../lib/limits'

export const TALKS = '/service/talks'

/** What a message has. */
export interface File {
  readonly id: string
  /** With its ending, e.g. "kitchen.png". */
  readonly name: string
}

/** A message as an agent reads it. */
export interface Said {
  readonly id: string
  /** ms */
  readonly at: number
  readonly type: string
  /** "" where its kind has no words */
  readonly text: string
  /** The service said it. */
  readonly isOwn: boolean
  /** Who wrote it for the service; "": nobody known. */
  readonly agentName: string
  /** null: it has none, or none that this agent may open */
  readonly file: File | null
}

/** A conversation of the queue. */
export interface Talk {
  readonly imId: string
  /** "": their account was deleted */
  readonly name: string
  /** Since when somebody is awaited, ms; 0 = the last word was an agent's. */
  readonly since: number
  readonly isWaiting: boolean
  readonly isMine: boolean
  /** Who answers it; "": nobody. */
  readonly agentName: string
}

export interface ListedTalk extends Talk {
  /** null: nothing was said yet */
  readonly last: Said | null
}

export interface Agent {
  readonly id: string
  readonly name: string
}

const toFile = (one: unknown): File | null =>
  one == null ? null : { id: textAt(one, 'id'), name: textAt(one, 'name') }

const toSaid = (one: unknown): Said => ({
  id: textAt(one, 'msgId'),
  at: timeAt(one, 'sentAt'),
  type: textAt(one, 'type'),
  text: textAt(one, 'text'),
  isOwn: toFields(one).isOwn === true,
  agentName: textAt(one, 'agentName'),
  file: toFile(toFields(one).file),
})

const toTalk = (one: unknown): Talk => ({
  imId: textAt(one, 'imId'),
  name: textAt(one, 'name'),
  since: timeAt(one, 'since'),
  isWaiting: toFields(one).isWaiting === true,
  isMine: toFields(one).isMine === true,
  agentName: textAt(one, 'agentName'),
})

/** Those that wait first, the longest wait before the others; and the other agents who are there. */
export const useTalks = () =>
  useOwn(
    TALKS,
    (body) => ({
      talks: listAt(body, 'talks').map((one): ListedTalk => {
        const { last } = toFields(one)
        return { ...toTalk(one), last: last == null ? null : toSaid(last) }
      }),
      agents: listAt(body, 'agents').map(
        (one): Agent => ({ id: textAt(one, 'id'), name: textAt(one, 'name') }),
      ),
    }),
    TALKS_MS,
  )

const pathOf = (imId: string): string => `${TALKS}/${encodeURIComponent(imId)}`

/** Where a file of a conversation is; `/thumb` behind it: a small picture of it. */
export const filePath = (imId: string, id: string): string =>
  `${pathOf(imId)}/files/${encodeURIComponent(id)}`

/** One with its messages, the oldest first; null: it is closed. */
export const useTalk = (imId: string) =>
  useOwn(
    pathOf(imId),
    (body) =>
      body === null
        ? null
        : {
            ...toTalk(body),
            messages: listAt(body, 'messages').map(toSaid),
            hasEarlier: toFields(body).hasEarlier === true,
          },
    TALK_MS,
  )

/** Messages before one of them, the oldest first; null: they could not be read. */
export async function readEarlier(imId: string, before: string) {
  const answer = await callMain({ method: 'GET', path: `${pathOf(imId)}?before=${before}` })
  if (answer.kind !== 'ok') return null
  return {
    messages: listAt(answer.body, 'messages').map(toSaid),
    hasEarlier: toFields(answer.body).hasEarlier === true,
  }
}

const post = (
  imId: string,
  deed: string,
  json: Readonly<Record<string, unknown>> = {},
  onceKey?: string,
): Promise<Answer> =>
  callMain({
    ...{ method: 'POST', path: `${pathOf(imId)}/${deed}`, json },
    ...(onceKey !== undefined && { onceKey }),
  })

export const takeTalk = (imId: string) => post(imId, 'take')
/** `agentId`: "" = back into the queue */
export const handOver = (imId: string, agentId: string) => post(imId, 'hand-over', { agentId })
export const closeTalk = (imId: string) => post(imId, 'close')
/** The same text under the same key is sent once. */
export const answerTalk = (imId: string, text: string, onceKey: string) =>
  post(imId, 'messages', { text }, onceKey)
