import {
  ChannelBus,
  type Cipher,
  type Clock,
  createMemoryDisk,
  createMemoryStore,
  type Http,
  LockRegistry,
  MemoryChannel,
  MemoryLocks,
  type Ports,
  PROJECTION_VERSION,
  type Random,
  ScriptedNetwork,
  type SocketPort,
} from '@sarika/im-engine/testing'

/** Text as it is: transcripts are plain. */
const plainCipher: Cipher = {
  encrypt: async (_ids, text) => ({ content: text, iv: '', mac: '' }),
  decrypt: async (_ids, content) => ({ ok: true, text: content }),
}

/** One tab on a machine of its own, all in memory. */
export function memoryPorts(given: {
  readonly clock: Clock
  readonly random: Random
  readonly http: Http
  readonly sockets: SocketPort
}): Ports {
  const store = createMemoryStore()
  return {
    ...given,
    network: new ScriptedNetwork(),
    visibility: { isVisible: () => true, subscribe: () => () => undefined },
    locks: new MemoryLocks(new LockRegistry()),
    channels: new MemoryChannel(new ChannelBus()),
    cipher: plainCipher,
    logger: { debug() {}, warn() {}, error() {} },
    openDisk: () => createMemoryDisk(store, { projection: PROJECTION_VERSION }),
  }
}
