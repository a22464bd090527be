import { AVATAR_BYTES } from '../../../lib/limits'

/** What is wrong with a chosen file, as the key of its words; null = nothing. Source: portal specification 5. */
export function judgePicture({ type, size }: { type: string; size: number }): 'kind' | 'size' | null {
  if (type !== 'image/jpeg' && type !== 'image/png') return 'kind'
  return size > AVATAR_BYTES ? 'size' : null
}
