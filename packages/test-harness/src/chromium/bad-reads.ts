import { seal } from './seal'
import type { Stage } from './stage'
import { afterReopen, wholeIn } from './whole'

const ROUNDS = 5

/**
 * Reads of sealed history fail, one at a time, while everybody talks: in a tab that follows, and in one that leads. Each round
 * has a new tab, whose windows have read nothing yet. Source: S-CHROM-9.
 */
export async function readsFail(stage: Stage): Promise<readonly string[]> {
  const [bopha, vichea] = stage.friends
  let leader = await stage.tab()
  await leader.atRest()
  await bopha.say(150)
  const findings = [...(await wholeIn(stage, leader))]
  await seal(leader)
  for (let round = 1; round <= ROUNDS; round++) {
    const next = await stage.tab()
    const isLeading = round % 2 === 0
    if (isLeading) await leader.close()
    await next.call('failReads', 1)
    const told = bopha.say(5)
    await next.call('look')
    await next.call('send', vichea.key, `beside a bad read ${round}`)
    await next.call('read', bopha.key)
    await told
    findings.push(...(await wholeIn(stage, next)))
    if ((await next.call('failReads', 0)) > 0) findings.push(`round ${round}: nothing was read`)
    const { health } = await next.call('status')
    if (health.kind !== 'stored') findings.push(`round ${round}: health is ${health.kind}`)
    if (isLeading) leader = next
    else await next.close()
  }
  await leader.close()
  return [...findings, ...(await afterReopen(stage))]
}
