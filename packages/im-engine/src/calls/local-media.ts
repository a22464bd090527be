// What this device gives to a call: microphone, camera and shared screen. Both adapters send what it holds.
//
//   join > open the devices > LocalTracks > sentOf(tracks) > every way to the others
//   mute: the track stays and is silent;  camera off: the device is let go, its light goes out
//
// One change at a time, in the order asked for. Absent: how a track gets to the others.

import type { MediaPort } from '../ports/media.js'
import { Store } from '../views/view.js'
import type { CallJoin, LocalTracks, MediaRefusal, MediaResult } from './provider.js'

/** Size and pace of the own picture, e.g. `{ width: 640, height: 480, frameRate: 24 }`: wishes, a camera gives what it has. */
export interface Picture {
  readonly width: number
  readonly height: number
  readonly frameRate: number
}

export const PICTURE: Picture = { width: 640, height: 480, frameRate: 24 }

const NOTHING: LocalTracks = {
  microphone: null,
  camera: null,
  screen: null,
  isMuted: false,
  refused: { microphone: null, camera: null },
}

const DONE: MediaResult = { ok: true }

const REFUSALS: Readonly<Record<string, MediaRefusal>> = {
  NotAllowedError: 'not-permitted',
  SecurityError: 'not-permitted',
  NotFoundError: 'no-device',
  OverconstrainedError: 'no-device',
  NotReadableError: 'in-use',
  AbortError: 'in-use',
  NotSupportedError: 'not-supported',
  TypeError: 'not-supported',
}

/** Why a device was not given, of what browsers throw. */
export const refusalOf = (error: unknown): MediaRefusal =>
  REFUSALS[error instanceof Error || error instanceof DOMException ? error.name : ''] ?? 'failed'

/** What goes to the others of what is here: the screen in the camera's place. */
export const sentOf = ({ microphone, camera, screen }: LocalTracks) => ({
  audio: microphone,
  video: screen ?? camera,
})

const isOpen = (track: MediaStreamTrack | null): track is MediaStreamTrack => track !== null

function stop(track: MediaStreamTrack | null): void {
  if (track === null) return
  track.onended = null
  track.stop()
}

type Device = 'microphone' | 'camera'

export class LocalMedia {
  readonly tracks = new Store<LocalTracks>(NOTHING)
  #turn: Promise<unknown> = Promise.resolve()
  #isClosed = false
  /** Chosen by the person; a device that was switched off comes back as it was. */
  readonly #chosen: Partial<Record<Device, string>> = {}

  constructor(
    private readonly media: MediaPort,
    private readonly picture: Picture,
    /** Whether others can be sent one picture more. */
    private readonly mayShow: () => boolean = () => true,
  ) {}

  /** Opens what a call begins with. A device that is refused is missing in the call, and `refused` says why. */
  async begin({ audio, video, microphoneId, cameraId }: CallJoin['media']): Promise<void> {
    if (microphoneId !== undefined) this.#chosen.microphone = microphoneId
    if (cameraId !== undefined) this.#chosen.camera = cameraId
    const wanted: readonly Device[] = [
      ...(audio ? ['microphone' as const] : []),
      ...(video ? ['camera' as const] : []),
    ]
    await this.#inTurn(async () => {
      // Both at once is one question to the person. Where one is missing the other is asked for alone.
      if (wanted.length === 2 && (await this.#open(wanted)).ok) return DONE
      for (const device of wanted) await this.#open([device])
      return DONE
    })
  }

  setMicrophone(isOn: boolean): Promise<MediaResult> {
    return this.#inTurn(async () => {
      const { microphone } = this.tracks.getSnapshot()
      if (microphone === null) return isOn ? this.#open(['microphone']) : this.#set({ isMuted: true })
      microphone.enabled = isOn
      return this.#set({ isMuted: !isOn })
    })
  }

  setCamera(isOn: boolean): Promise<MediaResult> {
    return this.#inTurn(async () => {
      const { camera } = this.tracks.getSnapshot()
      if (isOn && !this.mayShow()) return { ok: false, why: 'too-many' }
      if (isOn) return camera === null ? this.#open(['camera']) : DONE
      this.#set({ camera: null })
      stop(camera)
      return DONE
    })
  }

  /** The old one goes on until the new one is there. One that is off is only remembered. */
  switchDevice(device: Device, deviceId: string): Promise<MediaResult> {
    return this.#inTurn(async () => {
      const before = this.#chosen[device]
      this.#chosen[device] = deviceId
      if (this.tracks.getSnapshot()[device] === null) return DONE
      const result = await this.#open([device])
      if (result.ok) return result
      if (before === undefined) delete this.#chosen[device]
      else this.#chosen[device] = before
      return result
    })
  }

  shareScreen(isOn: boolean): Promise<MediaResult> {
    return this.#inTurn(async () => {
      const { screen } = this.tracks.getSnapshot()
      if (isOn && !this.mayShow()) return { ok: false, why: 'too-many' }
      if (isOn) return screen === null ? this.#openScreen() : DONE
      this.#set({ screen: null })
      stop(screen)
      return DONE
    })
  }

  /** Lets every device go, also one that is still being opened. */
  close(): void {
    this.#isClosed = true
    const { microphone, camera, screen } = this.tracks.getSnapshot()
    for (const track of [microphone, camera, screen]) stop(track)
    this.tracks.set(NOTHING)
  }

  async #openScreen(): Promise<MediaResult> {
    const [track = null] = (await this.media.screen()).getVideoTracks()
    if (!isOpen(track)) return { ok: false, why: 'failed' }
    // The browser's own button ends it, too.
    return this.#keep('screen', track, () => this.#set({ screen: null }))
  }

  /** All of them or none; what was there before is let go. */
  async #open(devices: readonly Device[]): Promise<MediaResult> {
    try {
      const stream = await this.media.devices(this.#constraintsOf(devices))
      const [microphone] = stream.getAudioTracks()
      const [camera] = stream.getVideoTracks()
      if (microphone) this.#keep('microphone', microphone, () => this.#lose('microphone'))
      if (camera) this.#keep('camera', camera, () => this.#lose('camera'))
      if (microphone) this.#set({ isMuted: false })
      return this.#isClosed ? { ok: false, why: 'failed' } : DONE
    } catch (error) {
      const why = refusalOf(error)
      for (const device of devices) if (this.tracks.getSnapshot()[device] === null) this.#refuse(device, why)
      return { ok: false, why }
    }
  }

  #constraintsOf(devices: readonly Device[]): MediaStreamConstraints {
    const exactly = (device: Device) =>
      this.#chosen[device] === undefined ? {} : { deviceId: { exact: this.#chosen[device] } }
    const { width, height, frameRate } = this.picture
    const picture = { width: { ideal: width }, height: { ideal: height }, frameRate: { ideal: frameRate } }
    return {
      audio: devices.includes('microphone') && {
        echoCancellation: true,
        noiseSuppression: true,
        ...exactly('microphone'),
      },
      video: devices.includes('camera') && { ...picture, ...exactly('camera') },
    }
  }

  #keep(as: Device | 'screen', track: MediaStreamTrack, onEnded: () => void): MediaResult {
    if (this.#isClosed) {
      stop(track)
      return { ok: false, why: 'failed' }
    }
    const before = this.tracks.getSnapshot()[as]
    track.onended = onEnded
    this.#set({ [as]: track })
    if (as !== 'screen') this.#refuse(as, null)
    stop(before)
    return DONE
  }

  /** Unplugged, or taken away in the browser's settings. */
  #lose(device: Device): void {
    this.#set({ [device]: null })
    this.#refuse(device, 'no-device')
  }

  #refuse(device: Device, why: MediaRefusal | null): void {
    this.#set({ refused: { ...this.tracks.getSnapshot().refused, [device]: why } })
  }

  #set(change: Partial<LocalTracks>): MediaResult {
    if (!this.#isClosed) this.tracks.set({ ...this.tracks.getSnapshot(), ...change })
    return DONE
  }

  #inTurn(step: () => Promise<MediaResult>): Promise<MediaResult> {
    const run = this.#turn
      .then(() => (this.#isClosed ? ({ ok: false, why: 'failed' } as const) : step()))
      .catch((error: unknown): MediaResult => ({ ok: false, why: refusalOf(error) }))
    this.#turn = run
    return run
  }
}
