import { browserClock } from '../../adapters/clock.js'
import { silentLogger } from '../../adapters/logger.js'
import { browserMedia } from '../../adapters/media.js'
import type { Clock } from '../../ports/clock.js'
import type { Logger } from '../../ports/logger.js'
import type { MediaPort } from '../../ports/media.js'
import { LocalMedia, PICTURE, type Picture } from '../local-media.js'
import type { CallMedia, CallProvider } from '../provider.js'
import { AgoraRoom } from './agora-room.js'
import type { AgoraSdk } from './agora-sdk.js'

/** e.g. `{ sdk: AgoraRTC, appId: "0123456789abcdef0123456789abcdef" }`; the rest is the browser's by default. */
export interface AgoraOptions {
  /** The SDK as the deployment loads it: this package does not have it. */
  readonly sdk: AgoraSdk
  /** That of the deployment; the server signs tokens for it. */
  readonly appId: string
  readonly picture?: Picture
  readonly media?: MediaPort
  readonly clock?: Clock
  readonly logger?: Logger
}

/**
 * Calls over Agora: the channel is the call's, the uid the account's, the token from `GET /agoras/rtc_token`. Shown against a stand-in
 * alone: nobody here has an application id. Source: S-CALL-71.
 */
export function agoraCalls({
  sdk,
  appId,
  picture = PICTURE,
  media = browserMedia,
  clock = browserClock,
  logger = silentLogger,
}: AgoraOptions): CallProvider {
  return {
    async join(join): Promise<CallMedia> {
      const local = new LocalMedia(media, picture)
      await local.begin(join.media)
      const room = new AgoraRoom(join, local, { sdk, appId, clock, logger })
      return {
        local: local.tracks,
        remotes: room.remotes,
        quality: room.quality,
        setMicrophone: (isOn) => local.setMicrophone(isOn),
        setCamera: (isOn) => local.setCamera(isOn),
        switchDevice: (kind, deviceId) => local.switchDevice(kind, deviceId),
        shareScreen: (isOn) => local.shareScreen(isOn),
        restart: () => room.enter(),
        leave() {
          room.close()
          local.close()
        },
      }
    },
  }
}
