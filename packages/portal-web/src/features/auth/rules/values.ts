import { isBlank } from '@sarika/im-engine/text'
import { HOME_DIAL_CODE } from '../../../contract/countries'
import { readDigits, readTyped } from '../../../contract/typed'
import { isEmail } from '../../../lib/email'
import { CODE, LOGIN_NAME, NEW_PASSWORD, USER_NAME } from '../../../lib/limits'
import { isKnownWrong } from './phone'

/** What the forms of accounts have as they are typed; a form uses some of them, the others stay "". */
export interface Values {
  /** user name, e-mail, or phone with area code */
  readonly account: string
  readonly password: string
  readonly username: string
  readonly email: string
  /** dial code, e.g. "855" */
  readonly regionCode: string
  readonly mobile: string
  /** what is read in the picture */
  readonly captcha: string
  readonly code: string
  readonly oldPassword: string
  readonly newPassword: string
  readonly repeat: string
  readonly agreement: boolean
  /** of a company that registers, and of who registers it */
  readonly companyName: string
  readonly contactName: string
  readonly companyKind: string
}

export type Name = keyof Values

export const NOTHING: Values = {
  account: '',
  password: '',
  username: '',
  email: '',
  regionCode: HOME_DIAL_CODE,
  mobile: '',
  captcha: '',
  code: '',
  oldPassword: '',
  newPassword: '',
  repeat: '',
  agreement: false,
  companyName: '',
  contactName: '',
  companyKind: 'employer',
}

/** What is wrong with a field, as the key of its words. */
export type Fault =
  | `${'account' | 'password' | 'username' | 'email' | 'mobile' | 'captcha' | 'code' | 'newPassword' | 'repeat' | 'agreement' | 'companyName' | 'contactName'}Missing`
  | 'accountLength'
  | `${'username' | 'email' | 'mobile' | 'code' | 'newPassword'}Shape`
  | `${'username' | 'email' | 'mobile'}Taken`
  | `${'captcha' | 'code' | 'oldPassword'}Wrong`
  | 'newPasswordSame'
  | 'repeatDiffers'

export type Faults = Partial<Readonly<Record<Name, Fault>>>

const lengthOf = (text: string): number => [...text].length

const isBetween = (count: number, { min, max }: { min: number; max: number }): boolean =>
  min <= count && count <= max

/** One letter at least: digits alone could be read as somebody's phone. */
export const isUserName = (text: string): boolean =>
  /^[\w-]*$/.test(text) && /[A-Za-z]/.test(text) && isBetween(text.length, USER_NAME)

const isNewPassword = (text: string): boolean =>
  /^[A-Za-z\d]*$/.test(text) &&
  /[A-Za-z]/.test(text) &&
  /\d/.test(text) &&
  isBetween(text.length, NEW_PASSWORD)

const isCode = (text: string): boolean => /^\d+$/.test(text) && isBetween(text.length, CODE)

/** One rule a field. Source: portal specification 5. */
const RULES: Readonly<Record<Name, (values: Values) => Fault | null>> = {
  account: ({ account }) =>
    isBlank(account)
      ? 'accountMissing'
      : isBetween(lengthOf(readTyped(account)), LOGIN_NAME) || isEmail(readTyped(account))
        ? null
        : 'accountLength',
  password: ({ password }) => (password === '' ? 'passwordMissing' : null),
  username: ({ username }) =>
    isBlank(username) ? 'usernameMissing' : isUserName(readTyped(username)) ? null : 'usernameShape',
  email: ({ email }) => (isBlank(email) ? 'emailMissing' : isEmail(readTyped(email)) ? null : 'emailShape'),
  regionCode: () => null,
  mobile: ({ regionCode, mobile }) =>
    isBlank(mobile) ? 'mobileMissing' : isKnownWrong(regionCode, mobile) ? 'mobileShape' : null,
  captcha: ({ captcha }) => (isBlank(captcha) ? 'captchaMissing' : null),
  code: ({ code }) => (isBlank(code) ? 'codeMissing' : isCode(readDigits(code)) ? null : 'codeShape'),
  oldPassword: ({ oldPassword }) => (oldPassword === '' ? 'passwordMissing' : null),
  newPassword: ({ newPassword, oldPassword }) => {
    if (newPassword === '') return 'newPasswordMissing'
    if (!isNewPassword(newPassword)) return 'newPasswordShape'
    return newPassword === oldPassword ? 'newPasswordSame' : null
  },
  repeat: ({ repeat, newPassword }) =>
    repeat === '' ? 'repeatMissing' : repeat === newPassword ? null : 'repeatDiffers',
  agreement: ({ agreement }) => (agreement ? null : 'agreementMissing'),
  companyName: ({ companyName }) => (isBlank(companyName) ? 'companyNameMissing' : null),
  contactName: ({ contactName }) => (isBlank(contactName) ? 'contactNameMissing' : null),
  companyKind: () => null,
}

/** What is wrong with these fields of a form; empty = nothing. */
export function judge(values: Values, fields: readonly Name[]): Faults {
  const found = fields.map((name) => [name, RULES[name](values)] as const)
  return Object.fromEntries(found.filter(([, fault]) => fault !== null))
}
