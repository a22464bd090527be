/** Random numbers of what was asked for and not answered yet, by the jobs it is for. */
const waiting = new Map<string, string>()

const keyOf = (jobIds: readonly number[]): string => jobIds.toSorted((a, b) => a - b).join()

/** The same until the answer is here, so that the server knows a repeat; 128 random bits. */
export function clientIdOf(jobIds: readonly number[]): string {
  const key = keyOf(jobIds)
  const clientId = waiting.get(key) ?? crypto.getRandomValues(new Uint32Array(4)).join('-')
  waiting.set(key, clientId)
  return clientId
}

export const forgetIntent = (jobIds: readonly number[]): boolean => waiting.delete(keyOf(jobIds))
