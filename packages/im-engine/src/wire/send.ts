import * as z from 'zod/mini'
import { groupOf, type ImId, isGroupKey, peerOf } from '../model/ids.js'
import type { Content, OutboxItem } from '../model/outbox.js'
import type { Cipher } from '../ports/cipher.js'
import { isEncrypted, keyIdsOf } from './cipher-rules.js'
import { flag, id, wellFormed } from './fields.js'
import { messageBody } from './message-row.js'

/** Of managers only: it goes to who is online and is not kept; no check refuses it. Source: S-REFUSE-11, S-REFUSE-12. */
const flags = { only_send_not_save: z.nullish(flag), must_save: z.nullish(flag) }

/** A message as the client sends it; both `seq` are the clientId, the same on every resend. */
export const messageFrame = z.discriminatedUnion('action', [
  z.object({
    action: z.literal('p2p'),
    seq: id,
    data: z.object({ seq: id, sender_id: id, receiver_id: id, msg: messageBody, ...flags }),
  }),
  z.object({
    action: z.literal('group'),
    seq: id,
    data: z.object({ seq: id, sender_id: id, group_id: id, msg: messageBody, ...flags }),
  }),
])

type Body = z.infer<typeof messageBody>

const extraOf = ({ mentions, mentionsAt }: Extract<Content, { kind: 'text' }>): Body['extra'] => ({
  ...(mentions === undefined ? {} : { mentions }),
  ...(mentionsAt === undefined ? {} : { mentionsAt }),
})

const flagsOf = (content: Content) => ({
  ...(content.kind === 'text' && content.notSaved ? { only_send_not_save: 1 as const } : {}),
  ...(content.kind === 'text' && content.mustSave ? { must_save: 1 as const } : {}),
})

/** What has no value is sent empty: the backend knows no absent fields here. */
function plainBody(content: Content): Body & { readonly type: string } {
  switch (content.kind) {
    case 'withdraw':
      return { type: 'withdraw', content: '', msgId: content.target }
    case 'text':
      return {
        type: 'text',
        content: wellFormed(content.text),
        quoteId: content.quoteId ?? '',
        referTo: '',
        jobId: content.jobId ?? '',
        extra: extraOf(content),
      }
    case 'raw': {
      const { text, extra, more, jobId } = content.said
      return {
        type: content.type,
        content: wellFormed(text),
        quoteId: content.quoteId ?? '',
        referTo: '',
        jobId: jobId ?? '',
        ...more,
        extra: extra === undefined ? {} : JSON.parse(extra),
      }
    }
  }
}

/** A message or withdrawal frame as text, encrypted where its kind is. Source: S-WIRE-6, S-CIPH-2. */
export async function encodeMessage(item: OutboxItem, me: ImId, cipher: Cipher): Promise<string> {
  const { key, clientId } = item
  const plain = plainBody(item.content)
  let msg: Body = plain
  if (isEncrypted(plain.type, key, false)) {
    const sealed = await cipher.encrypt(keyIdsOf(key, me, me), plain.content ?? '')
    msg = { ...plain, content: sealed.content, aesExt: sealed.iv, mac: sealed.mac }
  }
  const data = { seq: clientId, sender_id: me, msg, ...flagsOf(item.content) }
  const frame: z.infer<typeof messageFrame> = isGroupKey(key)
    ? { action: 'group', seq: clientId, data: { ...data, group_id: groupOf(key) } }
    : { action: 'p2p', seq: clientId, data: { ...data, receiver_id: peerOf(key) } }
  return JSON.stringify(frame)
}
