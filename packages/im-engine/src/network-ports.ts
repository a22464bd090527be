import { browserCipher } from './adapters/cipher.js'
import { fetchUploader } from './adapters/fetch-uploader.js'
import { browserHttp } from './adapters/http.js'
import { browserSocket } from './adapters/socket.js'
import { browserNetwork } from './adapters/surroundings.js'
import { browserUploader, hasXhr } from './adapters/uploader.js'
import type { LocalPorts } from './engine-ports.js'
import type { Ports } from './ports/ports.js'

/** The browser behind the ports of a leading tab's processes, but those that the caller replaced. */
export const networkPorts = ({ given, random, clock }: LocalPorts): Omit<Ports, keyof LocalPorts> => ({
  sockets: given.sockets ?? browserSocket,
  http: given.http ?? browserHttp,
  uploader: given.uploader ?? (hasXhr() ? browserUploader : fetchUploader),
  network: given.network ?? browserNetwork,
  cipher: given.cipher ?? browserCipher(random, clock),
})
