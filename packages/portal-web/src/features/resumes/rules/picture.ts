import { PICTURE_BYTES, PICTURE_TYPES } from '../../../contract/resume'

/** What is wrong with a chosen picture, as the key of its words; null = nothing that is known before it is read. */
export function judgePicture({ type, size }: Pick<File, 'type' | 'size'>): 'kind' | 'size' | 'empty' | null {
  if (!PICTURE_TYPES.some((known) => known === type)) return 'kind'
  if (size === 0) return 'empty'
  return size > PICTURE_BYTES ? 'size' : null
}
