// One account with its server, its friends and its line, on an origin of its own; the browser may be shared.
//
//   tab (page.ts in Chromium) --line.ts (may go deaf)--> the real server <-- friend.ts
//     \--report--> known.ts                                  \--> truth.ts
//                      \--------------- recount.ts ---------------/

import { type RunningServer, startServer } from '../server/index'
import { login, type TestClient } from '../server/testing/client'
import type { Browser } from './browser'
import { Friend } from './friend'
import { Known } from './known'
import { type Line, openLine } from './line'
import { Tab } from './tab'

const PLENTY = { burst: 1_000_000, perSecond: 1_000_000 }

export class Stage {
  readonly known = new Known()
  readonly #tabs = new Set<Tab>()

  private constructor(
    readonly browser: Browser,
    readonly me: TestClient,
    readonly friends: readonly [Friend, Friend],
    readonly line: Line,
    private readonly server: RunningServer,
  ) {}

  /** `pages`: the folder of bundlePage. */
  static async open(browser: Browser, pages: string): Promise<Stage> {
    const server = await startServer({
      port: 0,
      database: ':memory:',
      quiet: true,
      passwordCost: 4,
      demoJobs: 0,
      portalDir: pages,
      rates: { sends: PLENTY, receipts: PLENTY },
    })
    const me = await login(server.url, 'sokha')
    const [bopha, vichea] = await Promise.all([
      login(server.url, 'angkor-hr'),
      login(server.url, 'mekong-tech'),
    ])
    const friends = [await Friend.join(bopha, me.imId), await Friend.join(vichea, me.imId)] as const
    return new Stage(browser, me, friends, await openLine(server.port), server)
  }

  get origin(): string {
    return `http://localhost:${this.line.port}`
  }

  get database(): string {
    return `sarika-im-${this.me.imId}`
  }

  /** A page, its engine not started. */
  async page(): Promise<Tab> {
    const tab = await Tab.open(
      () => this.browser.context.newPage(),
      `${this.origin}/a/`,
      (report) => this.known.note(report),
    )
    this.#tabs.add(tab)
    return tab
  }

  /** Its engine, on the account's database. */
  async start(tab: Tab): Promise<void> {
    await tab.call('start', { imId: this.me.imId, token: this.me.imToken })
  }

  /** A tab that leads, or shows what the leader does. */
  async tab(): Promise<Tab> {
    const tab = await this.page()
    await this.start(tab)
    return tab
  }

  async close(): Promise<void> {
    await Promise.all([...this.#tabs].map((tab) => tab.close()))
    for (const friend of this.friends) friend.leave()
    await this.line.close()
    await this.server.close()
  }
}
