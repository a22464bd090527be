import type { Say } from '../../../i18n/i18n'
import { CODE, LOGIN_NAME, NEW_PASSWORD, USER_NAME } from '../../../lib/limits'
import type { Fault } from '../rules/values'

/** The numbers that some words need. */
const NUMBERS: Partial<Record<Fault, { min: number; max: number }>> = {
  accountLength: LOGIN_NAME,
  usernameShape: USER_NAME,
  newPasswordShape: NEW_PASSWORD,
  codeShape: CODE,
}

export const sayFault = (t: Say<'auth'>, fault: Fault): string =>
  t(`faults.${fault}`, NUMBERS[fault] ?? { min: 0, max: 0 })
