import type { ConversationKey, ImEngine, ShownMessage } from '@sarika/im-engine'
import { timeOf } from './known-fields'
import type { ConversationSummary, Summary } from './recording'

/** Messages a window grows by while it is read to its beginning. */
const READ_STEP = 5_000

/** What ids are called in the summary. */
export interface Names {
  key(key: string): string
  messageId(id: string): string
  clientId(id: string): string
}

interface ShownConversation {
  readonly key: ConversationKey
  readonly unread: number
  readonly mentions: number
  readonly mark: { readonly at: number; readonly id: string } | null
  readonly messages: readonly ShownMessage[]
}

/** Waits for the engine: in real time by itself, in virtual time by moving the clock. */
export type Settle = <T>(work: Promise<T>) => Promise<T>

async function sha256(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Reads back to the beginning, as a person would: what is not on this disk is asked of the server. */
async function readAll(engine: ImEngine, key: ConversationKey, settle: Settle) {
  const view = engine.conversation(key)
  const leave = view.subscribe(() => undefined)
  await settle(view.loadOlder(READ_STEP))
  for (let shown = -1; view.getSnapshot().hasOlder && shown < view.getSnapshot().messages.length; ) {
    shown = view.getSnapshot().messages.length
    await settle(view.loadOlder(READ_STEP))
  }
  leave()
  return view.getSnapshot()
}

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** Own messages behind it do not matter: whether the mark passed one depends on when its ack came. */
function lastRead({ mark, messages }: ShownConversation): ShownMessage | undefined {
  if (mark === null) return undefined
  const isRead = ({ at, id }: ShownMessage): boolean =>
    at < mark.at || (at === mark.at && (id.length - mark.id.length || compareText(id, mark.id)) <= 0)
  return messages.findLast((message) => !message.own && message.id !== '' && isRead(message))
}

async function conversationUnder(shown: ShownConversation, names: Names): Promise<ConversationSummary> {
  const { messages, unread, mentions } = shown
  const idOf = ({ id, key }: ShownMessage): string => (id === '' ? names.clientId(key) : names.messageId(id))
  const lines = messages.map((message) =>
    [
      idOf(message),
      message.state,
      message.delivered,
      message.read,
      message.withdrawnAt === undefined ? '' : 'withdrawn',
    ].join(' '),
  )
  const last = messages[messages.length - 1]
  const read = lastRead(shown)
  return {
    key: names.key(shown.key),
    messages: messages.length,
    unread,
    mentions,
    mark: read === undefined ? null : { at: timeOf(read.at), id: names.messageId(read.id) },
    lastId: last === undefined ? '' : idOf(last),
    digest: await sha256(lines.join('\n')),
  }
}

/** What an engine showed; named later, because names may still be in the making. */
export interface Shown {
  under(names: Names): Promise<Summary>
}

/** Everything that an engine shows, read through its public door. Source: S-REPL-1. */
export async function summarize(engine: ImEngine, settle: Settle): Promise<Shown> {
  const list = engine.conversations
  while (list.getSnapshot().items.length < list.getSnapshot().total) list.showMore()
  const shown: ShownConversation[] = []
  for (const { key } of list.getSnapshot().items) {
    const { messages, mark } = await readAll(engine, key, settle)
    const item = list.getSnapshot().items.find((one) => one.key === key)
    shown.push({ key, messages, mark, unread: item?.unread ?? 0, mentions: item?.mentions ?? 0 })
  }
  return {
    async under(names) {
      const named = await Promise.all(shown.map((one) => conversationUnder(one, names)))
      const conversations = named.sort((a, b) => compareText(a.key, b.key))
      return { conversations, digest: await sha256(JSON.stringify(conversations)) }
    },
  }
}
