import type { Answer } from '../../../http/call'
import type { Fault, Faults, Name } from './values'

/** Why nothing came of a form as a whole; seconds, 0 = not said. */
export type Failure =
  | { readonly kind: 'network' | 'failed' | 'wrong' | 'invalid' }
  | { readonly kind: 'too-fast'; readonly retryAfterS: number }

/** The server's codes and fields, as a field of ours and what is wrong with it. Source: contract 2. */
const FAULTS: Readonly<Record<string, readonly [Name, Fault]>> = {
  'wrong_code code': ['code', 'codeWrong'],
  'wrong_captcha imageCaptcha': ['captcha', 'captchaWrong'],
  'wrong_credentials oldPassword': ['oldPassword', 'oldPasswordWrong'],
  'same_password newPassword': ['newPassword', 'newPasswordSame'],
  'taken username': ['username', 'usernameTaken'],
  'taken email': ['email', 'emailTaken'],
  'taken mobile': ['mobile', 'mobileTaken'],
  'invalid username': ['username', 'usernameShape'],
  'invalid email': ['email', 'emailShape'],
  'invalid address': ['email', 'emailShape'],
  'invalid mobile': ['mobile', 'mobileShape'],
  'invalid mobileNumber': ['mobile', 'mobileShape'],
  'invalid code': ['code', 'codeShape'],
  'invalid password': ['newPassword', 'newPasswordShape'],
  'invalid newPassword': ['newPassword', 'newPasswordShape'],
}

export interface Refusal {
  readonly faults: Faults
  /** null: the faults say it all */
  readonly failure: Failure | null
}

function failureOf(answer: Exclude<Answer, { kind: 'ok' }>): Failure {
  if (answer.kind === 'network') return { kind: 'network' }
  const { status, code, retryAfterS } = answer
  if (status === 429) return { kind: 'too-fast', retryAfterS }
  if (code === 'wrong_credentials') return { kind: 'wrong' }
  return { kind: code === 'invalid' ? 'invalid' : 'failed' }
}

/** What an answer says of a form: of its fields where it names some of them, else of the whole. */
export function readRefusal(answer: Exclude<Answer, { kind: 'ok' }>): Refusal {
  const named = answer.kind === 'refused' ? answer.fields : []
  const code = answer.kind === 'refused' ? answer.code : ''
  const found = named.flatMap((field) => {
    const fault = FAULTS[`${code} ${field}`]
    return fault === undefined ? [] : [fault]
  })
  return { faults: Object.fromEntries(found), failure: found.length > 0 ? null : failureOf(answer) }
}
