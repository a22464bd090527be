// node/ is what the engine lacks in Node, published as ./node for programs that run there: bots, servers, tests. A browser has it all.
//
// Absent: a package of sockets. The program brings its own, e.g. ws.

export { fetchUploader } from '../adapters/fetch-uploader.js'
export type { SocketClass } from '../adapters/socket.js'
export { nodeSockets } from './sockets.js'
