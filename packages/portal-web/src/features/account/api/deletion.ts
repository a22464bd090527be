import type { Answer } from '../../../http/call'
import { callMain } from '../../../http/main-api'

/** Every login ends, and 14 days later the account is gone. "": the login is of the last ten minutes. */
export const deleteAccount = (password: string): Promise<Answer> =>
  callMain({ method: 'POST', path: '/users/me/deletion', json: password === '' ? {} : { password } })

export const keepAccount = (): Promise<Answer> =>
  callMain({ method: 'POST', path: '/users/me/deletion/stop' })
