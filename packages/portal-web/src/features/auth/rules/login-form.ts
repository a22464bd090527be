import { texts } from '../../../i18n/en'
import { LOGIN_NAME } from '../../../lib/limits'

export interface LoginFields {
  readonly account: string
  readonly password: string
}

/** What is wrong with a field, in words; empty = nothing. Source: portal specification 5. */
export function judgeLogin({ account, password }: LoginFields): Partial<LoginFields> {
  const length = [...account.trim()].length
  const words = texts.login
  return {
    ...(length === 0
      ? { account: words.accountMissing }
      : length < LOGIN_NAME.min || length > LOGIN_NAME.max
        ? { account: words.accountLength(LOGIN_NAME.min, LOGIN_NAME.max) }
        : {}),
    ...(password === '' ? { password: words.passwordMissing } : {}),
  }
}
