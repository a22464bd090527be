import { randomKey } from '../../../lib/random-key'

type Enclosure = Readonly<Record<string, number>>

/** Random numbers of what was asked for and not answered yet, by the jobs it is for and what goes with it. */
const waiting = new Map<string, string>()

const keyOf = (jobIds: readonly number[], enclosure: Enclosure): string =>
  JSON.stringify([jobIds.toSorted((a, b) => a - b), enclosure])

/**
 * The same until the answer is here, so that the server knows a repeat; with something else enclosed it is no repeat, and the
 * server tells what it has. 128 random bits.
 */
export function clientIdOf(jobIds: readonly number[], enclosure: Enclosure): string {
  const key = keyOf(jobIds, enclosure)
  const clientId = waiting.get(key) ?? randomKey()
  waiting.set(key, clientId)
  return clientId
}

export const forgetIntent = (jobIds: readonly number[], enclosure: Enclosure): boolean =>
  waiting.delete(keyOf(jobIds, enclosure))
