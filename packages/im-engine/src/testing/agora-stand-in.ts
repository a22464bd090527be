import type {
  AgoraClient,
  AgoraEvents,
  AgoraLocalTrack,
  AgoraMediaType,
  AgoraSdk,
  AgoraUser,
} from '../calls/agora/agora-sdk.js'
import type { Clock } from '../ports/clock.js'

/** As long as a token of the specification is good, and how long before its end a client is told, ms. */
const TOKEN_MS = 1_000_000
const TOLD_BEFORE_MS = 30_000

class StandInTrack implements AgoraLocalTrack {
  constructor(
    readonly mediaType: AgoraMediaType,
    readonly source: MediaStreamTrack,
  ) {}

  close(): void {
    this.source.stop()
  }
}

class StandInClient implements AgoraClient {
  readonly #listeners = new Map<string, (...told: never[]) => void>()
  readonly published = new Map<AgoraMediaType, StandInTrack>()
  readonly subscribed = new Set<string>()
  #timers: readonly unknown[] = []
  uid = ''
  channel = ''

  constructor(private readonly agora: AgoraStandIn) {}

  on<Name extends keyof AgoraEvents>(event: Name, listener: AgoraEvents[Name]): void {
    this.#listeners.set(event, listener)
  }

  removeAllListeners(): void {
    this.#listeners.clear()
  }

  tell<Name extends keyof AgoraEvents>(event: Name, ...told: Parameters<AgoraEvents[Name]>): void {
    this.#listeners.get(event)?.(...(told as never[]))
  }

  async join(_: string, channel: string, token: string | null, uid: string): Promise<void> {
    if (this.channel !== '') throw new Error('INVALID_OPERATION: the client is in a channel')
    this.#admit(token, channel, uid)
    this.channel = channel
    this.uid = uid
    this.agora.clients.add(this)
    for (const other of this.#others()) {
      other.tell('user-joined', { uid })
      this.tell('user-joined', { uid: other.uid })
      for (const mediaType of other.published.keys()) this.tell('user-published', this.see(other), mediaType)
    }
    this.tell('connection-state-change', 'CONNECTED', 'CONNECTING')
  }

  async leave(): Promise<void> {
    for (const timer of this.#timers) this.agora.clock.clearTimeout(timer)
    for (const other of this.#others()) other.tell('user-left', { uid: this.uid })
    this.agora.clients.delete(this)
    this.published.clear()
    this.subscribed.clear()
    this.channel = ''
  }

  async publish(tracks: AgoraLocalTrack[]): Promise<void> {
    if (this.channel === '') throw new Error('INVALID_OPERATION: the client is in no channel')
    for (const track of tracks as StandInTrack[]) {
      this.published.set(track.mediaType, track)
      for (const other of this.#others()) other.tell('user-published', other.see(this), track.mediaType)
    }
  }

  async unpublish(tracks: AgoraLocalTrack[]): Promise<void> {
    for (const { mediaType } of tracks as StandInTrack[]) {
      this.published.delete(mediaType)
      for (const other of this.#others()) other.tell('user-unpublished', other.see(this), mediaType)
    }
  }

  async subscribe({ uid }: AgoraUser, mediaType: AgoraMediaType): Promise<void> {
    this.subscribed.add(`${uid} ${mediaType}`)
  }

  async renewToken(token: string): Promise<void> {
    this.#admit(token, this.channel, this.uid)
  }

  /** Somebody as this client has them: tracks that it subscribed to alone. */
  see(other: StandInClient): AgoraUser {
    const trackOf = (mediaType: AgoraMediaType) => {
      const track = other.published.get(mediaType)
      if (track === undefined || !this.subscribed.has(`${other.uid} ${mediaType}`)) return undefined
      return { getMediaStreamTrack: () => track.source }
    }
    return {
      uid: other.uid,
      get audioTrack() {
        return trackOf('audio')
      },
      get videoTrack() {
        return trackOf('video')
      },
    }
  }

  #others(): readonly StandInClient[] {
    return [...this.agora.clients].filter((one) => one !== this && one.channel === this.channel)
  }

  #admit(token: string | null, channel: string, uid: string): void {
    const { clock } = this.agora
    const left = this.agora.leftOf(token ?? '', channel, uid)
    if (left <= 0) throw new Error('CAN_NOT_GET_GATEWAY_SERVER: invalid token')
    for (const timer of this.#timers) clock.clearTimeout(timer)
    this.#timers = [
      clock.setTimeout(() => this.tell('token-privilege-will-expire'), left - TOLD_BEFORE_MS),
      clock.setTimeout(() => {
        void this.leave()
        this.tell('token-privilege-did-expire')
      }, left),
    ]
  }
}

/** Agora in one page, as far as the adapter uses it: channels, and tokens that end. Not the real one's behaviour in a bad network. */
export class AgoraStandIn {
  readonly clients = new Set<StandInClient>()

  constructor(readonly clock: Clock) {}

  readonly sdk: AgoraSdk = {
    createClient: () => new StandInClient(this),
    createCustomAudioTrack: ({ mediaStreamTrack }) => new StandInTrack('audio', mediaStreamTrack),
    createCustomVideoTrack: ({ mediaStreamTrack }) => new StandInTrack('video', mediaStreamTrack),
  }

  /** As the server signs one for somebody in a call. */
  tokenFor(channel: string, uid: string): string {
    return JSON.stringify([channel, uid, this.clock.now() + TOKEN_MS])
  }

  /** ms that a token is good for; 0 = it is none for them. */
  leftOf(token: string, channel: string, uid: string): number {
    const [forChannel, forUid, until] = JSON.parse(token || '[]')
    return forChannel === channel && forUid === uid ? until - this.clock.now() : 0
  }

  /** The network says how good it is, 1 to 6. */
  tellQuality(level: number): void {
    const quality = { uplinkNetworkQuality: level, downlinkNetworkQuality: level }
    for (const client of this.clients) client.tell('network-quality', quality)
  }
}
