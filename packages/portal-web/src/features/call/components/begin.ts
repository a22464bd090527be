import { groupOf, type ImEngine, isGroupKey, peerOf } from '@sarika/im-engine'
import type { CallWish } from '../../../lib/calling'

/** Makes the call that somebody asked for; answers why not, null = it rings. */
export async function begin({ call }: ImEngine, { key, isJoin }: CallWish, hasVideo: boolean) {
  const at = key as Parameters<typeof isGroupKey>[0]
  const result = !isGroupKey(at)
    ? await call.start({ to: peerOf(at), type: hasVideo ? 'video' : 'audio' })
    : isJoin === true
      ? await call.join(groupOf(at))
      : await call.start({ group: groupOf(at), type: 'meeting', hasVideo })
  return result.ok ? null : result.refusal.kind
}
