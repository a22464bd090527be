import { randomInt } from 'node:crypto'
import type { Phase } from './page-api'
import { recountCaughtUp, recountStored } from './recount'
import type { Stage } from './stage'
import type { Tab } from './tab'
import { keptFor } from './truth'
import { pause } from './wait'

export type KillMode = 'renderer' | 'browser'
export type KillAim = 'random' | 'commit' | 'seal'

export interface Kill {
  readonly mode: KillMode
  readonly aim: KillAim
  /** What the tab had last said when it was killed. */
  readonly phase: Phase
  readonly accepted: number
  readonly kept: number
  /** Why the browser threw its database away, and what was in it alone; "": it did not. */
  readonly thrownAway: string
  readonly findings: readonly string[]
}

const AIMS: readonly KillAim[] = ['seal', 'commit', 'random', 'seal']
/** Longest wait for the write that is aimed at, ms; then it is killed wherever it is. */
const AIM_MS = 3_000

interface Reopened {
  readonly tab: Tab
  readonly findings: readonly string[]
  readonly thrownAway: string
}

/**
 * The account's only tab, opened on what is stored and then caught up; all that is wrong with either. When the browser
 * threw the database away (decision 33), what the server has must come back, and the rest is told as lost.
 */
async function reopen(stage: Stage): Promise<Reopened> {
  const { known } = stage
  const before = known.thrownAway.length
  const tab = await stage.page()
  await tab.setOffline(true)
  await stage.start(tab)
  const look = await tab.call('look')
  const kept = await keptFor(stage.me)
  const reason = known.thrownAway[before]
  const unsent = reason === undefined ? 0 : known.forgetAllBut(new Set(kept.map(({ clientId }) => clientId)))
  const stored = reason === undefined ? recountStored(look, known, kept, false) : []
  await tab.setOffline(false)
  await tab.atRest()
  const caughtUp = recountCaughtUp(await tab.call('look'), known, await keptFor(stage.me), stage.friends)
  const thrownAway = reason === undefined ? '' : `${reason}; ${unsent} unsent were in it`
  return { tab, findings: [...stored, ...caughtUp], thrownAway }
}

/** Everything at once: sends to two friends, both talk, ticks come, marks move, seals. Ends when all of it is on the server. */
async function live(stage: Stage, tab: Tab, round: number): Promise<() => Promise<void>> {
  const [bopha, vichea] = stage.friends
  const gone = () => {} // the tab is killed while it is called
  for (const { key } of stage.friends) tab.call('keepSending', key, `round ${round} to ${key}`).catch(gone)
  tab.call('read', bopha.key).catch(gone)
  const told = [bopha.say(randomInt(100, 300)), vichea.say(randomInt(5, 50))]
  await bopha.readAll(await keptFor(stage.me))
  return async () => void (await Promise.all(told))
}

async function strike(stage: Stage, tab: Tab, mode: KillMode, aim: KillAim): Promise<Phase> {
  await pause(randomInt(50, 800)) // the moment is the fault
  if (aim === 'seal') tab.call('putAway').catch(() => {})
  if (aim !== 'random') await tab.nextPhase(aim, AIM_MS)
  const { phase } = tab
  if (mode === 'renderer') await tab.crash()
  else {
    await stage.browser.kill()
    await stage.browser.restart()
  }
  return phase
}

/** Kills the account's only tab again and again, and recounts after each. Source: S-CHROM-1. */
export async function killAgainAndAgain(
  stage: Stage,
  modes: readonly KillMode[],
  tell: (kill: Kill) => void = () => {},
): Promise<readonly Kill[]> {
  const kills: Kill[] = []
  let { tab } = await reopen(stage)
  for (const [round, mode] of modes.entries()) {
    const aim = AIMS[round % AIMS.length] ?? 'random'
    const settled = await live(stage, tab, round)
    const phase = await strike(stage, tab, mode, aim)
    await settled()
    const reopened = await reopen(stage)
    tab = reopened.tab
    const kept = (await keptFor(stage.me)).length
    const { findings, thrownAway } = reopened
    const kill = { mode, aim, phase, accepted: stage.known.accepted.size, kept, findings, thrownAway }
    tell(kill)
    kills.push(kill)
  }
  return kills
}
