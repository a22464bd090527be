// npm run browsers: login to full store in Firefox and in WebKit, one after the other, and a table of both.
//
//   case --> Screen (stage.ts) --function--> driver: Firefox by BiDi, WebKit by WebDriver --> page
//                                            page --> Line, which can be cut --> server <-- Peer, an engine in Node

import { CASES } from './cases'
import * as deeds from './deeds'
import type { DrivenBrowser } from './driver'
import { startFirefox } from './firefox'
import { Line } from './line'
import { Peer } from './peer'
import { Screen, Stage } from './stage'
import { startWebKit, type WebKitPaths } from './webkit'

/** Where the programs of one browser are. */
export type LaneBrowser = { readonly firefox: string } | { readonly webkit: WebKitPaths }

/** How one case went in one browser. */
export interface Outcome {
  readonly name: string
  readonly says: string
  readonly isHeld: boolean
  /** What is to be said of it, or why it did not hold. */
  readonly remark: string
}

/** What a browser has, and how it went. */
export interface Column {
  /** e.g. "Firefox 153.8.0" */
  readonly browser: string
  readonly outcomes: readonly Outcome[]
  readonly abilities: Readonly<Record<string, boolean>>
}

/** Who is on the other end. */
const PEER = 'angkor-hr'
const ME = 'sokha'

async function playAll(browser: DrivenBrowser, server: string, only: string): Promise<Column> {
  const line = await Line.to(Number(new URL(server).port))
  const peer = await Peer.logIn(server, PEER, ME)
  const stage = new Stage(browser, line, peer, new Screen(await browser.open(), line.origin))
  const outcomes: Outcome[] = []
  let abilities: Record<string, boolean> = {}
  for (const { name, says, play } of CASES) {
    // Every other one needs these two.
    if (name !== 'login' && name !== 'chat' && !name.startsWith(only)) continue
    const start = Date.now()
    const played = await play(stage).then(
      (remark) => ({ isHeld: true, remark }),
      (error: unknown) => ({ isHeld: false, remark: String(error) }),
    )
    outcomes.push({ name, says, ...played })
    if (!played.isHeld) console.log(await stage.screen.tab.run(deeds.sight).catch(String))
    const seconds = `${((Date.now() - start) / 1_000).toFixed(1)} s`
    console.log(
      `${played.isHeld ? 'ok  ' : 'FAIL'}  ${name.padEnd(16)} ${seconds.padStart(8)}  ${played.remark}`,
    )
    if (name === 'login') abilities = await stage.screen.tab.run(deeds.abilities).catch(() => ({}))
  }
  await peer.stop()
  await line.cut()
  return { browser: browser.name, outcomes, abilities }
}

/** Plays the cases whose names begin with `only` in one browser against this server, on which nobody said anything of them yet. */
export async function runLane(server: string, paths: LaneBrowser, only = ''): Promise<Column> {
  const browser = 'firefox' in paths ? await startFirefox(paths.firefox) : await startWebKit(paths.webkit)
  console.log(browser.name)
  try {
    return await playAll(browser, server, only)
  } finally {
    await browser.quit()
  }
}
