// One call in a channel of Agora: in, out, what is sent, what comes, and a token that is renewed before it is over.
//
//   token > join > publish what is here > renew at 900 s of 1,000 > ... ; put out, or no way in > the same anew, later
//
// One step after the other, as the SDK asks for. Absent: signals between the devices, which Agora has of its own.

import type { ImId } from '../../model/ids.js'
import { toImId } from '../../model/ids.js'
import type { Clock } from '../../ports/clock.js'
import type { Logger } from '../../ports/logger.js'
import { Store } from '../../views/view.js'
import { type LocalMedia, sentOf } from '../local-media.js'
import type { CallJoin, CallQuality, RemoteMedia } from '../provider.js'
import type { AgoraClient, AgoraLocalTrack, AgoraMediaType, AgoraSdk, AgoraUser } from './agora-sdk.js'

/** A token is good for 1,000 s: renewed with time left to try again. Source: specification 9, S-CALL-72. */
const RENEW_MS = 900_000
/** Between two tries to get in, or to get a token, ms. */
const AGAIN_MS = 5_000

const MEDIA_TYPES = ['audio', 'video'] as const

/** From 4 of 6 two people hear that something is wrong; 6 = nothing gets through. */
const qualityFrom = (uplink: number, downlink: number): CallQuality => {
  const worst = Math.max(uplink, downlink)
  if (worst === 6) return 'lost'
  return worst >= 4 ? 'poor' : 'good'
}

export interface AgoraTools {
  readonly sdk: AgoraSdk
  readonly appId: string
  readonly clock: Clock
  readonly logger: Logger
}

interface Sent {
  readonly source: MediaStreamTrack
  /** Agora stops what it closes: it is given a copy. */
  readonly copy: MediaStreamTrack
  readonly track: AgoraLocalTrack
}

export class AgoraRoom {
  readonly remotes = new Store<ReadonlyMap<ImId, RemoteMedia>>(new Map())
  readonly quality = new Store<CallQuality>('lost')
  readonly #client: AgoraClient
  readonly #sent = new Map<AgoraMediaType, Sent>()
  readonly #stopListening: () => void
  #turn: Promise<void> = Promise.resolve()
  #timer: unknown
  #isIn = false
  #isOver = false

  constructor(
    private readonly join: CallJoin,
    private readonly local: LocalMedia,
    private readonly tools: AgoraTools,
  ) {
    this.#client = tools.sdk.createClient({ mode: 'rtc', codec: 'vp8' })
    this.#listen(this.#client)
    this.#stopListening = local.tracks.subscribe(() => this.#inTurn(() => this.#send()))
    this.enter()
  }

  /** Into the channel, also from one that was lost. */
  enter(): void {
    this.#later(AGAIN_MS, () => this.enter())
    this.#inTurn(async () => {
      await this.#withdraw()
      this.quality.set('lost')
      const token = await this.#token()
      if (token === null || this.#isOver) return
      await this.#client.join(this.tools.appId, this.join.channel, token, this.join.me)
      this.#isIn = true
      this.quality.set('good')
      this.#later(RENEW_MS, () => this.#renew())
      await this.#send()
    })
  }

  close(): void {
    this.#stopListening()
    this.#client.removeAllListeners()
    this.tools.clock.clearTimeout(this.#timer)
    this.#inTurn(() => this.#withdraw())
    this.#isOver = true
    this.remotes.set(new Map())
  }

  #listen(client: AgoraClient): void {
    client.on('user-published', (user, mediaType) =>
      this.#inTurn(async () => {
        await client.subscribe(user, mediaType)
        this.#show(user)
      }),
    )
    client.on('user-unpublished', (user) => this.#show(user))
    client.on('user-joined', (user) => this.#show(user))
    client.on('user-left', ({ uid }) => {
      const left = new Map(this.remotes.getSnapshot())
      left.delete(toImId(String(uid)))
      this.remotes.set(left)
    })
    client.on('connection-state-change', (now) => this.quality.set(now === 'CONNECTED' ? 'good' : 'lost'))
    client.on('network-quality', ({ uplinkNetworkQuality, downlinkNetworkQuality }) => {
      if (this.#isIn) this.quality.set(qualityFrom(uplinkNetworkQuality, downlinkNetworkQuality))
    })
    client.on('token-privilege-will-expire', () => this.#renew())
    client.on('token-privilege-did-expire', () => this.enter())
  }

  #renew(): void {
    this.#later(AGAIN_MS, () => this.#renew())
    this.#inTurn(async () => {
      const token = await this.#token()
      if (token === null) return
      await this.#client.renewToken(token)
      this.#later(RENEW_MS, () => this.#renew())
    })
  }

  async #token(): Promise<string | null> {
    const result = await this.join.token()
    if (!result.ok) this.tools.logger.warn('a call was given no token', { why: result.refusal.kind })
    return result.ok ? result.value : null
  }

  /** Publishes what is here and is not silent, and takes back what is not. */
  async #send(): Promise<void> {
    if (!this.#isIn) return
    const tracks = this.local.tracks.getSnapshot()
    const { audio, video } = sentOf(tracks)
    await this.#publish('audio', tracks.isMuted ? null : audio)
    await this.#publish('video', video)
  }

  async #publish(mediaType: AgoraMediaType, source: MediaStreamTrack | null): Promise<void> {
    const before = this.#sent.get(mediaType)
    if (before?.source === source || (before === undefined && source === null)) return
    if (before) await this.#client.unpublish([before.track])
    this.#free(mediaType)
    if (source === null) return
    const copy = source.clone()
    const config = { mediaStreamTrack: copy }
    const { sdk } = this.tools
    const track =
      mediaType === 'audio' ? sdk.createCustomAudioTrack(config) : sdk.createCustomVideoTrack(config)
    this.#sent.set(mediaType, { source, copy, track })
    await this.#client.publish([track])
  }

  #free(mediaType: AgoraMediaType): void {
    const sent = this.#sent.get(mediaType)
    this.#sent.delete(mediaType)
    sent?.track.close()
    sent?.copy.stop()
  }

  /** Out of the channel; nothing happens where it was not in it. */
  async #withdraw(): Promise<void> {
    for (const mediaType of MEDIA_TYPES) this.#free(mediaType)
    const wasIn = this.#isIn
    this.#isIn = false
    if (wasIn) await this.#client.leave()
  }

  #show({ uid, audioTrack, videoTrack }: AgoraUser): void {
    if (this.#isOver) return
    const imId = toImId(String(uid))
    const { stream } = this.remotes.getSnapshot().get(imId) ?? { stream: new MediaStream() }
    const tracks = [audioTrack, videoTrack].flatMap((one) => (one ? [one.getMediaStreamTrack()] : []))
    for (const track of stream.getTracks()) if (!tracks.includes(track)) stream.removeTrack(track)
    for (const track of tracks) stream.addTrack(track)
    const quality = this.quality.getSnapshot()
    const media = { stream, hasAudio: audioTrack !== undefined, hasVideo: videoTrack !== undefined, quality }
    this.remotes.set(new Map([...this.remotes.getSnapshot(), [imId, media]]))
  }

  /** One thing waits at a time: getting in, or the next token. */
  #later(ms: number, run: () => void): void {
    const { clock } = this.tools
    clock.clearTimeout(this.#timer)
    if (!this.#isOver) this.#timer = clock.setTimeout(run, ms)
  }

  #inTurn(step: () => Promise<void>): void {
    this.#turn = this.#turn
      .then(step)
      // Getting in and tokens are tried again by the timer.
      .catch((error: unknown) => this.tools.logger.warn('a step of a call failed', { error: String(error) }))
  }
}
