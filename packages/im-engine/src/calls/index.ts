// The door ./calls: what carries sound and picture of a call. A page loads it with its first call.
//
//   createImEngine({ calls: async () => (await import('@sarika/im-engine/calls')).webRtcCalls(), ... })

export type { MediaPort } from '../ports/media.js'
export { type AgoraOptions, agoraCalls } from './agora/agora-calls.js'
export type {
  AgoraClient,
  AgoraEvents,
  AgoraLocalTrack,
  AgoraMediaType,
  AgoraSdk,
  AgoraUser,
} from './agora/agora-sdk.js'
export type { Picture } from './local-media.js'
export type * from './provider.js'
export { type WebRtcOptions, webRtcCalls } from './webrtc/webrtc-calls.js'
