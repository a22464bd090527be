import type { Stage } from './stage'
import { until } from './wait'
import { sameIn } from './whole'

/** A command without an answer (3 s), a ping without one (2 s), the takeover, and a busy machine, ms. */
const TAKEOVER_MS = 15_000

/** Another visible tab takes over and sends; the thawed one follows, writes nothing, ends no login. Source: S-CHROM-6. */
export async function frozenLeader(stage: Stage): Promise<readonly string[]> {
  const [bopha, vichea] = stage.friends
  const leader = await stage.tab()
  await leader.atRest()
  const other = await stage.tab()
  await other.atRest()
  const findings: string[] = []

  await leader.call('keepSending', vichea.key, 'in the middle of it')
  await leader.nextPhase('commit', 5_000)
  await leader.setFrozen(true)
  const start = Date.now()
  await other.call('send', bopha.key, 'past a frozen leader')
  const waited = Date.now() - start
  if (waited > TAKEOVER_MS) findings.push(`the send took ${waited} ms`)
  await bopha.say(30)
  await other.atRest()

  await leader.setFrozen(false)
  await leader.call('stopSending')
  await until(
    'the thawed tab to follow',
    20_000,
    () => leader.call('status'),
    ({ isLeader }) => !isLeader,
  )
  await leader.call('send', vichea.key, 'from the thawed tab')
  await bopha.say(5)
  findings.push(...(await sameIn(stage, [leader, other])))
  for (const tab of [leader, other]) {
    const { connection } = await tab.call('status')
    if (connection.state !== 'connected' || connection.closeReason !== null)
      findings.push(`the connection is ${connection.state}, ${connection.closeReason}`)
  }
  return findings
}
