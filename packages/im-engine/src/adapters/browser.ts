// The browser behind the ports; the only folder that names a browser's globals. One file a family: clock and randomness,
// socket, http, surroundings (network, visibility), tabs (locks, channel), logger, cipher.

export { browserClock, browserRandom } from './clock.js'
export { browserHttp } from './http.js'
export { silentLogger } from './logger.js'
export { browserSocket } from './socket.js'
export { browserNetwork, browserVisibility } from './surroundings.js'
export { browserChannel, browserLocks } from './tabs.js'
