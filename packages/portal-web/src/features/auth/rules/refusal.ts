import { failureOf, type Refused } from '../../../http/failure'
import type { Refusal } from '../../../http/use-server-form'
import type { Fault, Name } from './values'

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
  'invalid name': ['companyName', 'companyNameMissing'],
  'invalid contactName': ['contactName', 'contactNameMissing'],
  'invalid newPassword': ['newPassword', 'newPasswordShape'],
}

/** What an answer says of a form: of its fields where it names some of them, else of the whole. */
export function readRefusal(answer: Refused): Refusal<Name, Fault> {
  const named = answer.kind === 'refused' ? answer.fields : []
  const code = answer.kind === 'refused' ? answer.code : ''
  const found = named.flatMap((field) => {
    const fault = FAULTS[`${code} ${field}`]
    return fault === undefined ? [] : [fault]
  })
  return { faults: Object.fromEntries(found), failure: found.length > 0 ? null : failureOf(answer) }
}
