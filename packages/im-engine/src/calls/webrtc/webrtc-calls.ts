import { browserClock, browserRandom } from '../../adapters/clock.js'
import { silentLogger } from '../../adapters/logger.js'
import { browserMedia } from '../../adapters/media.js'
import { browserNetwork } from '../../adapters/surroundings.js'
import type { Clock, Random } from '../../ports/clock.js'
import type { Logger } from '../../ports/logger.js'
import type { MediaPort } from '../../ports/media.js'
import type { Network } from '../../ports/network.js'
import { LocalMedia, PICTURE, type Picture } from '../local-media.js'
import type { CallMedia, CallProvider } from '../provider.js'
import { Mesh, PICTURES_MAX } from './mesh.js'

/** All optional, the browser's by default, e.g. `{ picture: { width: 320, height: 240, frameRate: 10 } }`. */
export interface WebRtcOptions {
  readonly picture?: Picture
  readonly media?: MediaPort
  readonly clock?: Clock
  readonly random?: Random
  readonly network?: Network
  readonly logger?: Logger
}

/**
 * Calls from browser to browser: sound and picture go straight, or by a relay that the server names; each device sends to every other.
 * Nothing to configure, e.g. `createImEngine({ calls: async () => webRtcCalls(), ... })`. Source: S-CALL-60.
 */
export function webRtcCalls({
  picture = PICTURE,
  media = browserMedia,
  clock = browserClock,
  random = browserRandom,
  network = browserNetwork,
  logger = silentLogger,
}: WebRtcOptions = {}): CallProvider {
  return {
    async join(join): Promise<CallMedia> {
      const local = new LocalMedia(media, picture, () => join.members.getSnapshot().length <= PICTURES_MAX)
      await local.begin(join.media)
      const session = [...random.bytes(8)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
      const mesh = new Mesh(join, local, { media, clock, logger, session })
      // Another network has other addresses: the old way may look alive for a while.
      const unlisten = network.subscribe(() => {
        if (network.isOnline()) mesh.restart()
      })
      return {
        local: local.tracks,
        remotes: mesh.remotes,
        quality: mesh.quality,
        setMicrophone: (isOn) => local.setMicrophone(isOn),
        setCamera: (isOn) => local.setCamera(isOn),
        switchDevice: (kind, deviceId) => local.switchDevice(kind, deviceId),
        shareScreen: (isOn) => local.shareScreen(isOn),
        restart: () => mesh.restart(),
        leave() {
          unlisten()
          mesh.close()
          local.close()
        },
      }
    },
  }
}
