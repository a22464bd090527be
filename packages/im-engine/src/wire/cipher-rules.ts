// Which messages are encrypted, and under which ids. Obfuscation, no secrecy: the key comes from public ids.

import { BUILT_IN } from '../kinds/built-in.js'
import type { AnyKind } from '../kinds/kind.js'
import { type ConversationKey, groupOf, type ImId, isGroupKey, peerOf } from '../model/ids.js'
import { ASSISTANT_ID } from '../model/limits.js'

/** Money, calls, notices and what is about a message: their content is read by servers, so it stays plain. */
const PLAIN_KINDS: ReadonlySet<string> = new Set([
  ...BUILT_IN.filter(({ isPlain }: AnyKind) => isPlain === true).map(({ type }) => type),
  'withdraw',
  'withdrawn',
])

/** Whether content of this kind is encrypted in this conversation; broadcasts never are. Source: S-CIPH-2. */
export const isEncrypted = (kind: string, key: ConversationKey, isBroadcast: boolean): boolean =>
  !isBroadcast && !PLAIN_KINDS.has(kind) && key !== `p2p-${ASSISTANT_ID}`

/** The text whose hash is the key: `"im-1_im-2"` (sorted by code unit), in groups `"g-7_im-1"` (group, sender). Source: S-CIPH-3. */
export function keyIdsOf(key: ConversationKey, from: ImId, me: ImId): string {
  if (isGroupKey(key)) return `${groupOf(key)}_${from}`
  const peer = peerOf(key)
  return me < peer ? `${me}_${peer}` : `${peer}_${me}`
}
