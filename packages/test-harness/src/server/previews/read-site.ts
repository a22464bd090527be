// One page or picture of another site, asked for by the rules of S-PREV-5 to S-PREV-7:
//
//   address > http or https, port 80 or 443, no name and password > resolve > every address public? > connect to that one
//      ^                                                                                                  |
//      +------------------------------------- a redirect, at most three -----------------------------------+
//
// Absent: what went wrong. Whoever asks could learn from it what stands in our network.

import { isIP } from 'node:net'
import { MAX_PREVIEW_REDIRECTS } from '../limits'
import { isPublicAddress } from '../public-address'
import type { SiteAnswer, SitePorts } from './ports'

/** What is wanted of a site. */
export interface Wanted {
  /** By its type, in lower case and without parameters, e.g. `text/html`. */
  readonly isWanted: (type: string) => boolean
  readonly maxBytes: number
  /** What is longer is cut there; without this it counts as nothing. */
  readonly isCut?: true
}

export interface SiteContent {
  /** Where it was in the end. */
  readonly url: URL
  /** As the site says it, e.g. `text/html; charset=utf-8`. */
  readonly type: string
  readonly bytes: Buffer
}

const PORTS = new Set(['', '80', '443'])
const REDIRECTS = new Set([301, 302, 303, 307, 308])

/** An address that may be asked for, as text of anybody; undefined: it may not. Source: S-PREV-5. */
export function toSiteUrl(text: string, base?: URL): URL | undefined {
  const url = URL.parse(text, base)
  if (url === null || !/^https?:$/.test(url.protocol)) return undefined
  if (!PORTS.has(url.port) || url.username !== '' || url.password !== '') return undefined
  return url
}

const orAbort = <T>(work: Promise<T>, signal: AbortSignal): Promise<T> =>
  new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason)
    if (signal.aborted) stop()
    signal.addEventListener('abort', stop, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop))
  })

/** The address that is connected to: one of a host all of whose addresses are public. Source: S-PREV-6. */
async function addressOf(url: URL, ports: SitePorts, signal: AbortSignal): Promise<string | undefined> {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const addresses = isIP(host) === 0 ? await orAbort(ports.resolve(host), signal) : [host]
  return addresses.every(isPublicAddress) ? addresses[0] : undefined
}

async function bytesOf({ body }: SiteAnswer, { maxBytes, isCut }: Wanted): Promise<Buffer | undefined> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of body) {
    parts.push(part)
    size += part.length
    if (size > maxBytes) return isCut ? Buffer.concat(parts, maxBytes) : undefined
  }
  return Buffer.concat(parts)
}

async function follow(
  start: URL,
  wanted: Wanted,
  ports: SitePorts,
  signal: AbortSignal,
): Promise<SiteContent | undefined> {
  let url = start
  for (let hops = 0; hops <= MAX_PREVIEW_REDIRECTS; hops++) {
    const address = await addressOf(url, ports, signal)
    if (address === undefined) return undefined
    signal.throwIfAborted()
    const answer = await ports.connect(url, address, signal)
    try {
      if (REDIRECTS.has(answer.status)) {
        const location = answer.header('location')
        const next = location === '' ? undefined : toSiteUrl(location, url)
        if (next === undefined) return undefined
        url = next
        continue
      }
      const type = answer.header('content-type')
      const isPacked = !/^(?:identity)?$/i.test(answer.header('content-encoding'))
      const [bare = ''] = type.toLowerCase().split(';')
      if (answer.status !== 200 || isPacked || !wanted.isWanted(bare.trim())) return undefined
      const bytes = await orAbort(bytesOf(answer, wanted), signal)
      return bytes && { url, type, bytes }
    } finally {
      answer.close()
    }
  }
  return undefined
}

/** What stands at an address; undefined where there is nothing that may be read, or it came too late. */
export async function readSite(
  url: URL,
  wanted: Wanted,
  ports: SitePorts,
  signal: AbortSignal,
): Promise<SiteContent | undefined> {
  try {
    return await follow(url, wanted, ports, signal)
  } catch {
    return undefined
  }
}
