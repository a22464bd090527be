// adapters/ puts the browser behind the ports. No other folder names a global of the browser, so everything else runs in
// Node and in tests as it is. One file a family: clock and randomness, HTTP, logger, socket, surroundings (network,
// visibility), tabs (locks, channel), cipher.
//
// Absent: decisions and retries. An adapter tells what the browser says.

export { browserClock, browserRandom } from './clock.js'
export { browserHttp } from './http.js'
export { silentLogger } from './logger.js'
export { browserSocket } from './socket.js'
export { browserNetwork, browserVisibility } from './surroundings.js'
export { browserChannel, browserLocks } from './tabs.js'
