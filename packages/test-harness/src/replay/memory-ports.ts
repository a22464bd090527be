import {
  ChannelBus,
  type Cipher,
  type Clock,
  type Http,
  LockRegistry,
  MemoryChannel,
  MemoryLocks,
  type Ports,
  type Random,
  ScriptedNetwork,
  ScriptedUploader,
  type SocketPort,
} from '@sarika/im-engine/testing'

/** Text as it is: transcripts are plain. */
const plainCipher: Cipher = {
  encrypt: async (_ids, text) => ({ content: text, iv: '', mac: '' }),
  decrypt: async (_ids, content) => ({ ok: true, text: content }),
}

/** What a tab shares with the world around it. */
export interface PlayedWorld {
  readonly clock: Clock
  readonly random: Random
  readonly http: Http
  readonly sockets: SocketPort
}

/** The other ports of one tab on a machine of its own, all in memory; the disk is the caller's. */
export function memoryPorts(given: PlayedWorld): Omit<Ports, 'openDisk'> {
  return {
    ...given,
    uploader: new ScriptedUploader(),
    network: new ScriptedNetwork(),
    visibility: { isVisible: () => true, subscribe: () => () => undefined },
    locks: new MemoryLocks(new LockRegistry()),
    channels: new MemoryChannel(new ChannelBus()),
    cipher: plainCipher,
    logger: { debug() {}, warn() {}, error() {} },
  }
}
