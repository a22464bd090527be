// The few calls of Agora's Web SDK 4 that agora-calls.ts makes. The SDK itself comes from the deployment: this engine has none of it.

export interface AgoraLocalTrack {
  close(): void
}

interface AgoraRemoteTrack {
  getMediaStreamTrack(): MediaStreamTrack
}

export interface AgoraUser {
  readonly uid: number | string
  readonly audioTrack?: AgoraRemoteTrack | undefined
  readonly videoTrack?: AgoraRemoteTrack | undefined
}

export type AgoraMediaType = 'audio' | 'video'

/** What a client tells, by name. */
export interface AgoraEvents {
  'user-published': (user: AgoraUser, mediaType: AgoraMediaType) => void
  'user-unpublished': (user: AgoraUser, mediaType: AgoraMediaType) => void
  'user-joined': (user: AgoraUser) => void
  'user-left': (user: AgoraUser) => void
  'connection-state-change': (now: string, before: string) => void
  /** 0 = not known, 1 = excellent, to 6 = nothing gets through. */
  'network-quality': (quality: {
    readonly uplinkNetworkQuality: number
    readonly downlinkNetworkQuality: number
  }) => void
  /** 30 s before. */
  'token-privilege-will-expire': () => void
  /** The client was put out of the channel. */
  'token-privilege-did-expire': () => void
}

export interface AgoraClient {
  on<Name extends keyof AgoraEvents>(event: Name, listener: AgoraEvents[Name]): void
  removeAllListeners(): void
  join(appId: string, channel: string, token: string | null, uid: string): Promise<unknown>
  leave(): Promise<void>
  publish(tracks: AgoraLocalTrack[]): Promise<void>
  unpublish(tracks: AgoraLocalTrack[]): Promise<void>
  subscribe(user: AgoraUser, mediaType: AgoraMediaType): Promise<unknown>
  renewToken(token: string): Promise<void>
}

/** e.g. the default export of `agora-rtc-sdk-ng`. */
export interface AgoraSdk {
  createClient(config: { mode: 'rtc'; codec: 'vp8' }): AgoraClient
  createCustomAudioTrack(config: { mediaStreamTrack: MediaStreamTrack }): AgoraLocalTrack
  createCustomVideoTrack(config: { mediaStreamTrack: MediaStreamTrack }): AgoraLocalTrack
}
