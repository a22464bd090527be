// media/ turns what somebody chose, dropped, pasted or said into what the engine sends. It is fetched with the first file.

import { renamed } from '../rules/file-name'
import { toBlob } from './canvas'

/** A longer side than this is not kept unless the original is asked for, pixels. */
const MAX_SIDE = 1_600
const QUALITY = 0.85
/** Of one that is wanted in its full resolution. */
const FULL_QUALITY = 0.95
/** A PNG above this is a photo rather than a drawing, bytes. */
const MAX_PNG_BYTES = 1_048_576

export interface Picture {
  readonly blob: Blob
  readonly name: string
  readonly width: number
  readonly height: number
}

/**
 * A picture as it is sent: drawn anew, so that it says neither where nor with what it was taken, upright, and at most
 * 1,600 pixels a side unless its original size is wanted. A GIF stays as it is, for it may move. Null: this is no
 * picture that the browser can read. Source: S-MEDIA-5.
 */
export async function readPicture(file: Blob, name: string, isOriginal: boolean): Promise<Picture | null> {
  const bitmap = await createImageBitmap(file).catch(() => null)
  if (bitmap === null) return null
  try {
    if (file.type === 'image/gif') return { blob: file, name, width: bitmap.width, height: bitmap.height }
    const scale = isOriginal ? 1 : Math.min(1, MAX_SIDE / Math.max(bitmap.width, bitmap.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(bitmap.width * scale))
    canvas.height = Math.max(1, Math.round(bitmap.height * scale))
    const context = canvas.getContext('2d')
    if (context === null) return null
    context.imageSmoothingQuality = 'high'
    const { width, height } = canvas
    context.drawImage(bitmap, 0, 0, width, height)
    if (file.type === 'image/png') {
      const png = await toBlob(canvas, 'image/png', QUALITY)
      if (png !== null && (isOriginal || png.size <= MAX_PNG_BYTES)) return { blob: png, name, width, height }
    }
    // JPEG knows no transparency: what shows through would turn black.
    context.globalCompositeOperation = 'destination-over'
    context.fillStyle = '#fff'
    context.fillRect(0, 0, width, height)
    const jpeg = await toBlob(canvas, 'image/jpeg', isOriginal ? FULL_QUALITY : QUALITY)
    return jpeg && { blob: jpeg, name: /\.jpe?g$/i.test(name) ? name : renamed(name, 'jpg'), width, height }
  } finally {
    bitmap.close()
  }
}
