// The port of sound and picture: what carries the media of a call. webrtc/ is the adapter on WebRTC over the socket's signals; others
// are given to the engine by its embedder.
//
//   call is running in this tab > join({ channel, signals, ... }) > CallMedia, shown as engine.call.media > leave()
//
// Absent: whether there is a call, who may be in it and how long it rings, which call.machine.ts knows.

import type { CallSignal, IceServers } from '../model/call.js'
import type { Result } from '../model/errors.js'
import type { ImId } from '../model/ids.js'
import type { View } from '../views/view.js'

/** Own tracks; null = none, or off. */
export interface LocalTracks {
  readonly microphone: MediaStreamTrack | null
  readonly camera: MediaStreamTrack | null
  /** The shared screen, which is sent in the camera's place. */
  readonly screen: MediaStreamTrack | null
  readonly isMuted: boolean
  /** Why a device that was asked for is not there; null = it is, or nobody asked. */
  readonly refused: Readonly<Record<'microphone' | 'camera', MediaRefusal | null>>
}

/** What comes of another person. */
export interface RemoteMedia {
  readonly stream: MediaStream
  readonly hasAudio: boolean
  readonly hasVideo: boolean
  readonly quality: CallQuality
}

export type CallQuality = 'good' | 'poor' | 'lost'

/**
 * Why there is no sound or picture: refused by the person, no such device, in use, not in this browser; `too-many` people for another
 * picture.
 */
export type MediaRefusal = 'not-permitted' | 'no-device' | 'in-use' | 'not-supported' | 'too-many' | 'failed'

export type MediaResult = { readonly ok: true } | { readonly ok: false; readonly why: MediaRefusal }

/** The way of signals between the devices of a call: in their order, while the socket lives. */
export interface CallSignals {
  /** To a person's device; without one, to all of theirs that are in the call. False: it was not sent. */
  send(to: ImId, body: string, toDevice?: string): Promise<boolean>
  /** Returns how to end listening. What came before the first listener waits for it. */
  listen(listener: (signal: CallSignal) => void): () => void
}

/** What a provider is given to join a call. */
export interface CallJoin {
  readonly channel: string
  readonly me: ImId
  /** This browser's name in the call, e.g. 32 hex digits. */
  readonly device: string
  /** What is switched on at first, and the `deviceId` of what the person chose before. */
  readonly media: {
    readonly audio: boolean
    readonly video: boolean
    readonly microphoneId?: string
    readonly cameraId?: string
  }
  readonly isCaller: boolean
  /** Asked for anew as often as it is needed: what it answers is good for 600 s. */
  readonly ice: () => Promise<Result<IceServers>>
  /** A token of the media server, where the provider has one; good for 1,000 s. */
  readonly token: () => Promise<Result<string>>
  readonly signals: CallSignals
  /** Who is in the call, the account itself among them; it changes in a meeting. */
  readonly members: View<readonly ImId[]>
}

/** The media of a running call. */
export interface CallMedia {
  readonly local: View<LocalTracks>
  /** Who is connected, or was: others are still on their way. */
  readonly remotes: View<ReadonlyMap<ImId, RemoteMedia>>
  /** `lost`: nobody is reached, of those who are in the call. `poor`: some are not, or badly. Of each alone: `remotes`. */
  readonly quality: View<CallQuality>
  setMicrophone(isOn: boolean): Promise<MediaResult>
  setCamera(isOn: boolean): Promise<MediaResult>
  /** Takes another device of a kind, by its `deviceId`. */
  switchDevice(kind: 'microphone' | 'camera', deviceId: string): Promise<MediaResult>
  /** Sends the screen in the camera's place until it is called with false, or the browser ends it. */
  shareScreen(isOn: boolean): Promise<MediaResult>
  /** Looks for a way to the others anew, e.g. after the network changed. */
  restart(): void
  /** Stops every track, closes every connection. A second call does nothing. */
  leave(): void
}

/** What carries sound and picture, e.g. `webRtcCalls()`. */
export interface CallProvider {
  /** Rejects only with a bug; a device that is not there or was refused is a call without it, see `CallMedia`. */
  join(join: CallJoin): Promise<CallMedia>
}
