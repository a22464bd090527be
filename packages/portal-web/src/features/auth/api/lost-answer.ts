import type { Answer } from '../../../http/call'

/**
 * A code is used once. When the answer to a press was lost, what was asked for is done and the next press finds the code
 * used: `isDone` looks whether it is.
 */
export async function unlessDone(answer: Answer, isDone: () => Promise<boolean>): Promise<Answer> {
  const isUsed = answer.kind === 'refused' && answer.code === 'wrong_code'
  return isUsed && (await isDone()) ? { kind: 'ok', body: null } : answer
}
