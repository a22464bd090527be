import { PICTURE } from '../calls/local-media.js'
import type { MediaPort } from '../ports/media.js'

/** A picture that somebody draws, e.g. a green ground with "A" on it, twice a second. Needs a document. */
export function drawnPicture(letter: string, hue = 140): MediaStreamTrack {
  const canvas = document.createElement('canvas')
  canvas.width = PICTURE.width / 2
  canvas.height = PICTURE.height / 2
  const [track] = canvas.captureStream(2).getVideoTracks()
  const context = canvas.getContext('2d')
  if (track === undefined || context === null) throw new Error('this browser draws no pictures')
  const draw = (): void => {
    context.fillStyle = `hsl(${hue} 45% 40%)`
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.fillStyle = 'white'
    context.font = `${canvas.height / 2}px sans-serif`
    context.fillText(letter, canvas.width / 3, (canvas.height * 2) / 3)
    // A picture that never changes is never sent.
    if (track.readyState === 'live') setTimeout(draw, 500)
  }
  draw()
  return track
}

let audio: AudioContext | undefined

/** Sound in which nothing is to be heard. */
export function silence(): MediaStreamTrack {
  audio ??= new AudioContext()
  const [track] = audio.createMediaStreamDestination().stream.getAudioTracks()
  if (track === undefined) throw new Error('this browser makes no sound')
  return track
}

/** What a browser throws where a device is not given, e.g. `NotAllowedError`. */
export type DeviceFault = 'NotAllowedError' | 'NotFoundError' | 'NotReadableError'

/** Devices that nobody has, for tests of screens: a drawn camera and screen, and silence. It connects nobody. */
export class StandInMedia implements MediaPort {
  /** What is not given, and why; null = it is. */
  readonly faults: Record<'microphone' | 'camera' | 'screen', DeviceFault | null> = {
    microphone: null,
    camera: null,
    screen: null,
  }

  async devices({ audio: isHeard, video: isSeen }: MediaStreamConstraints): Promise<MediaStream> {
    if (isHeard) this.#fail('microphone')
    if (isSeen) this.#fail('camera')
    return new MediaStream([...(isHeard ? [silence()] : []), ...(isSeen ? [drawnPicture('me', 210)] : [])])
  }

  async screen(): Promise<MediaStream> {
    this.#fail('screen')
    return new MediaStream([drawnPicture('screen', 280)])
  }

  connect(): RTCPeerConnection {
    throw new Error('a stand-in connects nobody: give its devices to StandInCalls')
  }

  #fail(device: 'microphone' | 'camera' | 'screen'): void {
    const fault = this.faults[device]
    if (fault !== null) throw new DOMException(`no ${device}`, fault)
  }
}
