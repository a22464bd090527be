import type { Answer } from '../../../http/call'

/** What was sent on this page with a code that was not refused as wrong, by whom it was for and the code. */
const sent = new Set<string>()

/**
 * A code is used once. When the answer to a press was lost, what was asked for is done and the next press finds the code
 * used: `isDone` looks whether it is. A code that was wrong from the first is just wrong. `key`: for whom, and the code.
 * Source: S-AUTH-19, S-WEB-45.
 */
export async function unlessDone(
  key: string,
  answer: Answer,
  isDone: () => Promise<boolean>,
): Promise<Answer> {
  const isWrong = answer.kind === 'refused' && answer.code === 'wrong_code'
  if (!isWrong) sent.add(key)
  return isWrong && sent.has(key) && (await isDone()) ? { kind: 'ok', body: null } : answer
}
