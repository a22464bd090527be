import type { SiteAnswer, SitePorts } from './ports'

/** What a made-up site answers. */
export interface TestAnswer {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Uint8Array
}

/** A site for tests: addresses by host, answers by address, and what was asked of which machine. Nobody is on a network. */
export class TestSites implements SitePorts {
  /** e.g. `https://page.example/ at 93.184.216.34` */
  readonly asked: string[] = []
  /** How many answers nobody has closed. */
  open = 0
  readonly hosts = new Map<string, readonly string[]>()
  readonly pages = new Map<string, TestAnswer | 'never'>()

  page(url: string, answer: TestAnswer | 'never', addresses: readonly string[] = ['93.184.216.34']): this {
    this.pages.set(url, answer)
    const { hostname } = new URL(url)
    if (!this.hosts.has(hostname)) this.hosts.set(hostname, addresses)
    return this
  }

  async resolve(host: string): Promise<readonly string[]> {
    const addresses = this.hosts.get(host)
    if (addresses === undefined) throw new Error(`no such host: ${host}`)
    return addresses
  }

  async connect(url: URL, address: string, signal: AbortSignal): Promise<SiteAnswer> {
    this.asked.push(`${url.href} at ${address}`)
    const answer = this.pages.get(url.href)
    if (answer === undefined) throw new Error('nothing answers')
    if (answer === 'never')
      return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
    const { status = 200, headers = { 'content-type': 'text/html; charset=utf-8' }, body = '' } = answer
    this.open++
    return {
      status,
      header: (name) => headers[name] ?? '',
      body: (async function* () {
        const bytes = Buffer.from(body)
        for (let at = 0; at < bytes.length; at += 65_536) yield bytes.subarray(at, at + 65_536)
      })(),
      close: () => {
        this.open--
      },
    }
  }
}

export const html = (head: string): TestAnswer => ({ body: `<!doctype html><html><head>${head}</head>` })
