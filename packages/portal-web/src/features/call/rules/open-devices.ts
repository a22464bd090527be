import type { MediaRefusal } from '@sarika/im-engine'

export interface Wanted {
  /** A `deviceId`; "" = the one that the browser takes. */
  readonly microphone: string
  readonly camera: string
  readonly hasCamera: boolean
}

/** What came of asking the browser; the stream is its owner's to stop. */
export interface Opened {
  readonly stream: MediaStream | null
  /** Why there is no sound, and no picture that was wanted; null: there is, or it was not wanted. */
  readonly noMicrophone: MediaRefusal | null
  readonly noCamera: MediaRefusal | null
}

const WHY: Readonly<Record<string, MediaRefusal>> = {
  NotAllowedError: 'not-permitted',
  SecurityError: 'not-permitted',
  NotFoundError: 'no-device',
  OverconstrainedError: 'no-device',
  NotReadableError: 'in-use',
  AbortError: 'in-use',
}

export const whyNot = (error: unknown): MediaRefusal =>
  (error instanceof DOMException ? WHY[error.name] : undefined) ?? 'failed'

/** One that was chosen and is gone is no reason to have none. */
const byId = (deviceId: string): MediaTrackConstraints | true =>
  deviceId === '' ? true : { deviceId: { ideal: deviceId } }

async function ask(constraints: MediaStreamConstraints): Promise<MediaStream | MediaRefusal> {
  try {
    return await navigator.mediaDevices.getUserMedia(constraints)
  } catch (error) {
    return whyNot(error)
  }
}

/** Opens microphone and camera: both at once, so that the browser asks once; then what there is of them. */
export async function openDevices({ microphone, camera, hasCamera }: Wanted): Promise<Opened> {
  if (navigator.mediaDevices?.getUserMedia === undefined)
    return {
      stream: null,
      noMicrophone: 'not-supported',
      noCamera: hasCamera ? 'not-supported' : null,
    }
  const audio = byId(microphone)
  if (hasCamera) {
    const both = await ask({ audio, video: byId(camera) })
    if (typeof both !== 'string') return { stream: both, noMicrophone: null, noCamera: null }
  }
  const sound = await ask({ audio })
  const picture = hasCamera ? await ask({ video: byId(camera) }) : null
  const tracks = [sound, picture].flatMap((one) => (one instanceof MediaStream ? one.getTracks() : []))
  return {
    stream: tracks.length > 0 ? new MediaStream(tracks) : null,
    noMicrophone: typeof sound === 'string' ? sound : null,
    noCamera: typeof picture === 'string' ? picture : null,
  }
}

export function stopStream(stream: MediaStream | null): void {
  for (const track of stream?.getTracks() ?? []) track.stop()
}
