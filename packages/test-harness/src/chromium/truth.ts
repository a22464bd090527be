import type { ConversationKey } from '@sarika/im-engine'
import { decryptContent } from '../server/chat/cipher'
import type { TestClient } from '../server/testing/client'

/** A message as the server keeps it. */
export interface Kept {
  readonly key: ConversationKey
  readonly id: string
  readonly at: number
  readonly from: string
  readonly clientId: string
  readonly text: string
}

interface WireMessage {
  readonly msg_id: string
  readonly msg_time: number
  readonly seq: string
  readonly sender_id: string
  readonly receiver_id?: string
  readonly group_id?: string
  readonly msg: { readonly content: string; readonly aesExt?: string }
}

/** All that the server has for an account, in the order of ids. */
export async function keptFor(me: TestClient): Promise<readonly Kept[]> {
  const people = await me.catchUp('/chat/im/user/getMsg')
  const groups = await me.catchUp('/chat/im/groups/getGroupMsgOffline')
  const all: readonly WireMessage[] = [...people.items, ...groups.items]
  return all.map((message) => toKept(message, me.imId)).sort((a, b) => Number(a.id) - Number(b.id))
}

function toKept(message: WireMessage, me: string): Kept {
  const { msg_id, msg_time, seq, sender_id, receiver_id = '', group_id, msg } = message
  const isGroup = group_id !== undefined
  const target = { isGroup, id: isGroup ? group_id : receiver_id }
  const { content, aesExt } = msg
  return {
    key: isGroup ? `team-${group_id}` : `p2p-${sender_id === me ? receiver_id : sender_id}`,
    id: msg_id,
    at: msg_time,
    from: sender_id,
    clientId: seq,
    text: aesExt === undefined ? content : (decryptContent(content, aesExt, sender_id, target) ?? ''),
  }
}
