// npm run chromium: every fault, one after the other, and a table.

import { rm } from 'node:fs/promises'
import { Browser } from './browser'
import { bundlePage } from './bundle'
import { CASES } from './cases'
import { type Kill, type KillMode, killAgainAndAgain } from './kills'
import { Stage } from './stage'

export interface LaneOptions {
  /** Of the sources. */
  readonly folder: string
  readonly executablePath: string
  readonly kills: number
  /** Names of cases begin so; all with "". */
  readonly only: string
}

interface Row {
  readonly name: string
  readonly seconds: number
  readonly findings: readonly string[]
  readonly note: string
  /** "": the browser kept what it had said is on disk. */
  readonly thrownAway: string
}

function verdictOf({ findings, thrownAway }: Row): string {
  if (findings.length > 0) return 'FAIL'
  return thrownAway === '' ? 'ok  ' : 'GONE'
}

const lineOf = (row: Row): string => {
  const { name, seconds, findings, note, thrownAway } = row
  return [
    verdictOf(row),
    name.padEnd(44),
    `${seconds.toFixed(1).padStart(6)} s`,
    note,
    ...[thrownAway, ...findings.slice(0, 10)].filter(Boolean).map((line) => `\n       ${line}`),
  ].join('  ')
}

/** Answers whether all passed. */
export async function runLane({ folder, executablePath, kills, only }: LaneOptions): Promise<boolean> {
  const pages = await bundlePage(folder)
  const browser = await Browser.start(executablePath)
  const rows: Row[] = []
  const add = (row: Row): void => {
    rows.push(row)
    console.log(lineOf(row))
  }
  /** A case that cannot be played to its end has failed. */
  const play = async (name: string, run: (stage: Stage) => Promise<readonly string[]>): Promise<void> => {
    if (!name.startsWith(only)) return
    const start = Date.now()
    const stage = await Stage.open(browser, pages)
    const findings = await run(stage).catch((error: unknown) => [String(error)])
    await stage.close()
    add({ name, seconds: (Date.now() - start) / 1_000, findings, note: '', thrownAway: '' })
  }
  try {
    for (const { name, run } of CASES) await play(name, run)
    await play(`kill (${kills} times)`, async (stage) => {
      const modes = Array.from({ length: kills }, (_, k): KillMode => (k % 8 < 4 ? 'renderer' : 'browser'))
      let start = Date.now()
      const done = await killAgainAndAgain(stage, modes, (kill) => {
        add({ ...rowOf(kill), seconds: (Date.now() - start) / 1_000 })
        start = Date.now()
      })
      return done.length === kills ? [] : [`${done.length} kills`]
    })
  } finally {
    await browser.close()
    await rm(pages, { recursive: true, force: true })
  }
  const count = (verdict: string) => rows.filter((row) => verdictOf(row) === verdict).length
  const failed = count('FAIL')
  console.log(
    `${count('ok  ')} passed, ${failed} failed, ${count('GONE')} with the database thrown away by the browser`,
  )
  return failed === 0 && rows.length > 0
}

function rowOf({ mode, aim, phase, accepted, kept, findings, thrownAway }: Kill): Omit<Row, 'seconds'> {
  return {
    name: `kill: ${mode}, aimed at ${aim}`,
    findings,
    thrownAway,
    note: `in ${phase}; accepted ${accepted}, on the server ${kept}`,
  }
}
