// testing/ is what embedders and the harness test with, published as ./testing: every port in memory, time and chance
// moved by hand, and the suite that a backend must pass. The engine itself needs nothing of it.

export { createMemoryDisk } from '../disk/memory.js'
export { createMemoryStore, type MemoryStore } from '../disk/memory-store.js'
export { PROJECTION_VERSION } from '../log/tables.js'
export type { Cipher, Decrypted, Sealed } from '../ports/cipher.js'
export type { Clock, Random } from '../ports/clock.js'
export type { Disk } from '../ports/disk.js'
export type {
  Http,
  HttpAnswer,
  HttpRequest,
  SocketConnection,
  SocketHandlers,
  SocketPort,
} from '../ports/network.js'
export type { Ports } from '../ports/ports.js'
export type { Uploader, UploadRequest } from '../ports/uploader.js'
export { AgoraStandIn } from './agora-stand-in.js'
export {
  type BackendAnswer,
  BackendDisagrees,
  type BackendElsewhere,
  type BackendLogin,
  type BackendNews,
  type BackendSocket,
  type BackendUnderTest,
} from './backend-driver.js'
export { BACKEND_CHECKS, type BackendCheck } from './backend-suite.js'
export { browserPorts } from './browser-ports.js'
export { drain, HandClock } from './hand-clock.js'
export { loadNetwork } from './load-network.js'
export { ChannelBus, MemoryChannel } from './memory-channel.js'
export { FaultyDisk, Medium } from './memory-disk.js'
export { LockRegistry, MemoryLocks } from './memory-locks.js'
export { readStored, type StoredAccount } from './read-stored.js'
export {
  plainCipher,
  ScriptedBackend,
  type ScriptedBackendOptions,
  type ScriptedFrame,
  type ScriptedRow,
  scriptedBackend,
} from './scripted-backend.js'
export { json, ScriptedHttp } from './scripted-http.js'
export { ScriptedConnection, ScriptedNetwork, ScriptedSocket } from './scripted-socket.js'
export { ScriptedUpload, ScriptedUploader } from './scripted-uploader.js'
export { SeededRandom } from './seeded-random.js'
export { type RemoteChange, StandInCall, StandInCalls } from './stand-in-calls.js'
export { type DeviceFault, StandInMedia } from './stand-in-media.js'
