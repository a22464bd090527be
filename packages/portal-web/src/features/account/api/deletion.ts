import type { Answer } from '../../../http/call'
import { callMain } from '../../../http/main-api'
import { expectEnd, getSession, lastEnd } from '../../../lib/session'

/** Every login ends, and 14 days later the account is gone. "": the login is of the last ten minutes. */
export async function deleteAccount(password: string): Promise<Answer> {
  const json = password === '' ? {} : { password }
  expectEnd('deleted')
  const answer = await callMain({ method: 'POST', path: '/users/me/deletion', json })
  // The chat was told first: it is done.
  if (lastEnd() === 'deleted' && getSession() === null) return { kind: 'ok', body: null }
  if (answer.kind !== 'ok') expectEnd(null)
  return answer
}

export const keepAccount = (): Promise<Answer> =>
  callMain({ method: 'POST', path: '/users/me/deletion/stop' })
