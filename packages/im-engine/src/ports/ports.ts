import type { Cipher } from './cipher.js'
import type { Clock, Random } from './clock.js'
import type { Disk } from './disk.js'
import type { Logger } from './logger.js'
import type { Http, Network, SocketPort, Visibility } from './network.js'
import type { ChannelPort, Locks } from './tabs.js'
import type { Uploader } from './uploader.js'

/** Everything that the engine needs of the world; the browser's by default. */
export interface Ports {
  readonly clock: Clock
  readonly random: Random
  readonly sockets: SocketPort
  readonly http: Http
  readonly uploader: Uploader
  readonly network: Network
  readonly visibility: Visibility
  readonly locks: Locks
  readonly channels: ChannelPort
  readonly cipher: Cipher
  readonly logger: Logger
  /** A disk on the database of that name; called at each opening. */
  readonly openDisk: (name: string) => Disk
}

/** Those that a caller replaces; undefined is the browser's. */
export type GivenPorts = { readonly [Name in keyof Ports]?: Ports[Name] | undefined }
