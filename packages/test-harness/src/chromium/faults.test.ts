// The short version of `npm run chromium`: each fault once, side by side, since most of the time is waiting.

import { rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readsFail } from './bad-reads'
import { Browser } from './browser'
import { bundlePage } from './bundle'
import type { Case } from './cases'
import { storageClearedWithUnsent } from './cleared'
import { frozenLeader } from './frozen'
import { deafSocket } from './half-open'
import { killAgainAndAgain } from './kills'
import { quotaFull } from './quota'
import { signOutWithFrozenLeader } from './sign-out'
import { Stage } from './stage'
import { manyTabs } from './tabs'
import { databaseNewer } from './upgrade'

/** Only ends what hangs: four kills take two minutes on a machine with much else to do. */
const TIMEOUT_MS = 300_000
const executablePath = process.env.SARIKA_CHROMIUM ?? chromium.executablePath()

let pages: string
let shared: Browser

beforeAll(async () => {
  pages = await bundlePage(fileURLToPath(new URL('.', import.meta.url)))
  shared = await Browser.start(executablePath)
}, TIMEOUT_MS)

afterAll(async () => {
  await shared?.close()
  if (pages !== undefined) await rm(pages, { recursive: true, force: true })
}, TIMEOUT_MS)

async function findingsOf(run: Case['run'], browser: Browser): Promise<readonly string[]> {
  const stage = await Stage.open(browser, pages)
  try {
    return await run(stage)
  } finally {
    await stage.close()
  }
}

describe.concurrent('in a real Chromium', { timeout: TIMEOUT_MS }, () => {
  it('S-CHROM-1 four kills of renderer and browser lose and double nothing', async () => {
    const own = await Browser.start(executablePath)
    try {
      const findings = await findingsOf(async (stage) => {
        const kills = await killAgainAndAgain(stage, ['renderer', 'browser', 'renderer', 'browser'])
        return kills.flatMap((kill) => kill.findings)
      }, own)
      expect(findings).toEqual([])
    } finally {
      await own.close()
    }
  })

  const cases: readonly (readonly [string, Case['run']])[] = [
    ['S-CHROM-2 without room it refuses by name or keeps, and goes on', quotaFull],
    ['S-CHROM-3 cleared storage costs nothing accepted', storageClearedWithUnsent],
    ['S-CHROM-4 a newer database is left alone, and said', databaseNewer],
    ['S-CHROM-5 a deaf socket is noticed by the missing ack', deafSocket],
    ['S-CHROM-6 a send goes past a frozen leader, who then follows', frozenLeader],
    ['S-CHROM-7 three tabs show the same, and outlive their leader', (stage) => manyTabs(stage, 3)],
    ['S-CHROM-9 reads that fail cost nothing', readsFail],
    ['S-CHROM-8 a sign-out past a frozen leader leaves nothing', signOutWithFrozenLeader],
  ]
  for (const [title, run] of cases)
    it(title, async () => {
      expect(await findingsOf(run, shared)).toEqual([])
    })
})
