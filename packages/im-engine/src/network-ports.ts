import { browserHttp, browserNetwork, browserSocket } from './adapters/browser.js'
import { browserCipher } from './adapters/cipher.js'
import type { LocalPorts } from './engine-ports.js'
import type { Ports } from './ports/ports.js'

/** The browser behind the ports of a leading tab's processes, but those that the caller replaced. */
export const networkPorts = ({ given, random, clock }: LocalPorts): Omit<Ports, keyof LocalPorts> => ({
  sockets: given.sockets ?? browserSocket,
  http: given.http ?? browserHttp,
  network: given.network ?? browserNetwork,
  cipher: given.cipher ?? browserCipher(random, clock),
})
