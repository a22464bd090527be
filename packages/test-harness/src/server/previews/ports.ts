import { lookup } from 'node:dns/promises'
import { request as askPlain } from 'node:http'
import { request as askSealed } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'

/** What a site answers; `body` is read as far as somebody wants it. */
export interface SiteAnswer {
  readonly status: number
  /** A header by its name in lower case; "" without one. */
  header(name: string): string
  readonly body: AsyncIterable<Uint8Array>
  /** Nobody reads on. */
  close(): void
}

/** The way to pages of other sites, as the server takes it; tests bring their own. */
export interface SitePorts {
  /** All addresses of a host. Throws where it has none. */
  resolve(host: string): Promise<readonly string[]>
  /** Asks for an address at exactly this machine, whatever a name says by then. Throws where nothing answers. */
  connect(url: URL, address: string, signal: AbortSignal): Promise<SiteAnswer>
}

/** Both forms in which Node asks: all addresses, or one. */
const only =
  (address: string): LookupFunction =>
  (_host, { all }, done) => {
    const family = isIP(address)
    if (all) done(null, [{ address, family }])
    else done(null, address, family)
  }

/** By DNS and sockets. A site is told no address of ours to come back to, no cookie and nothing of who asks. */
export const realSites: SitePorts = {
  async resolve(host) {
    const found = await lookup(host, { all: true })
    return found.map(({ address }) => address)
  },

  connect(url, address, signal) {
    const ask = url.protocol === 'https:' ? askSealed : askPlain
    return new Promise((resolve, reject) => {
      const asked = ask(
        url,
        {
          lookup: only(address),
          agent: false,
          signal,
          headers: {
            'user-agent': 'SarikaLinkPreview/1.0',
            accept: 'text/html,image/*;q=0.8',
            'accept-encoding': 'identity',
          },
        },
        (answer) =>
          resolve({
            status: answer.statusCode ?? 0,
            header(name) {
              const value = answer.headers[name]
              return typeof value === 'string' ? value : ''
            },
            body: answer,
            close: () => void answer.destroy(),
          }),
      )
      asked.on('error', reject)
      asked.end()
    })
  },
}
