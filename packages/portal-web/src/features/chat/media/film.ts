import { toBlob } from './canvas'

/** How long a film may take to show its first picture, ms. */
const PATIENCE_MS = 10_000
/** The very first picture is often black, s. */
const POSTER_AT_S = 0.1
/** Longest side of a poster, pixels. */
const POSTER_SIDE = 640
const QUALITY = 0.8

export interface Film {
  readonly width: number
  readonly height: number
  /** Seconds; 0 = unknown. */
  readonly duration: number
  readonly poster?: { readonly blob: Blob; readonly width: number; readonly height: number }
}

const NOTHING_KNOWN: Film = { width: 0, height: 0, duration: 0 }

const next = (video: HTMLVideoElement, event: string, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    video.addEventListener(event, () => resolve(), { once: true, signal })
    video.addEventListener('error', () => reject(new Error('no film')), { once: true, signal })
    signal.addEventListener('abort', () => reject(new Error('took too long')), { once: true })
  })

async function posterOf(video: HTMLVideoElement): Promise<Film['poster']> {
  const scale = Math.min(1, POSTER_SIDE / Math.max(video.videoWidth, video.videoHeight))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(video.videoWidth * scale))
  canvas.height = Math.max(1, Math.round(video.videoHeight * scale))
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height)
  const blob = await toBlob(canvas, 'image/jpeg', QUALITY)
  return blob === null ? undefined : { blob, width: canvas.width, height: canvas.height }
}

/**
 * What a film tells of itself: size, length and its first picture, which stands for it until somebody plays it. A film that
 * this browser cannot play tells nothing, and is sent all the same. Source: S-MEDIA-6.
 */
export async function readFilm(file: Blob): Promise<Film> {
  const url = URL.createObjectURL(file)
  const video = document.createElement('video')
  const signal = AbortSignal.timeout(PATIENCE_MS)
  let known = NOTHING_KNOWN
  try {
    video.muted = true
    video.preload = 'auto'
    video.src = url
    await next(video, 'loadedmetadata', signal)
    const { videoWidth: width, videoHeight: height, duration } = video
    known = { width, height, duration: Number.isFinite(duration) ? Math.round(duration) : 0 }
    if (width === 0) return known
    const sought = next(video, 'seeked', signal)
    video.currentTime = Math.min(POSTER_AT_S, duration || 0)
    await sought
    const poster = await posterOf(video)
    return poster === undefined ? known : { ...known, poster }
  } catch {
    return known
  } finally {
    video.removeAttribute('src')
    URL.revokeObjectURL(url)
  }
}
