/** Somebody asks for a person without typing: their conversation with the service is opened, and waits. */
import { type Posted, postMessage } from '../chat/post-message'
import { openView } from '../chat/views'
import type { WordList } from '../chat/words'
import type { MessageRow, Trx } from '../db/tables'
import { awaitService } from './queue'
import type { Told } from './tell'

/** What they asked before, and the id of this try; `text` "": nothing. */
export interface Question {
  readonly text: string
  readonly clientId: string
}

export type Asked =
  /** `rows`: what is new in the conversation */
  { readonly kind: 'asked'; readonly rows: readonly MessageRow[] } | Extract<Posted, { kind: 'refused' }>

export async function askService(
  trx: Trx,
  whom: Told,
  { text, clientId }: Question,
  words: WordList,
  now: number,
): Promise<Asked> {
  const { service, imId } = whom
  const target = { isGroup: false, id: service }
  await openView(trx, imId, target, now)
  if (text === '') return { kind: 'asked', rows: await awaitService(trx, whom, now) }
  const draft = { senderId: imId, target, clientId, body: { type: 'text', content: text } }
  const posted = await postMessage(trx, draft, now, words)
  if (posted.kind === 'refused') return posted
  return { kind: 'asked', rows: posted.kind === 'stored' ? [posted.row, ...posted.further] : [] }
}
