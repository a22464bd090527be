import type { Stage } from './stage'
import type { Tab } from './tab'
import { until } from './wait'

interface Left {
  readonly name: string
  readonly records: number
}

const isEmpty = (left: readonly Left[]): boolean => left.every(({ records }) => records <= 0)

/** Two tabs beside the one that signs out, one of them frozen; what is left of the account while it is, and after. */
async function signOut(stage: Stage, frozen: Tab, leaving: Tab): Promise<readonly string[]> {
  const [bopha] = stage.friends
  await bopha.say(50)
  const witness = await stage.page()
  await frozen.setFrozen(true)
  await leaving.call('signOut')
  const left = () => witness.call('databases')
  const findings: string[] = []
  const note = async (what: string, isGone: (left: readonly Left[]) => boolean): Promise<void> => {
    try {
      await until(what, 20_000, left, isGone)
    } catch (error) {
      findings.push(String(error))
    }
  }
  await note('nothing to be read after the sign-out', isEmpty)
  await frozen.setFrozen(false)
  await note('no database after the thaw', (databases) => databases.length === 0)
  await frozen.call('stop')
  await note('no database after all has ended', (databases) => databases.length === 0)
  return [...findings, ...stage.known.faults]
}

/** Source: S-CHROM-8. */
export async function signOutWithFrozenFollower(stage: Stage): Promise<readonly string[]> {
  const leader = await stage.tab()
  await leader.atRest()
  const [frozen, leaving] = [await stage.tab(), await stage.tab()]
  await leaving.atRest()
  return signOut(stage, frozen, leaving)
}

/** Source: S-CHROM-8. */
export async function signOutWithFrozenLeader(stage: Stage): Promise<readonly string[]> {
  const frozen = await stage.tab()
  await frozen.atRest()
  const [, leaving] = [await stage.tab(), await stage.tab()]
  await leaving.atRest()
  return signOut(stage, frozen, leaving)
}
