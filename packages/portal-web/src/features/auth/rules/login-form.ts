import { LOGIN_NAME } from '../../../lib/limits'

export interface LoginFields {
  readonly account: string
  readonly password: string
}

/** What is wrong with a field, as the key of its words. */
export interface LoginFaults {
  readonly account?: 'accountMissing' | 'accountLength'
  readonly password?: 'passwordMissing'
}

/** Empty = nothing is wrong. Source: portal specification 5. */
export function judgeLogin({ account, password }: LoginFields): LoginFaults {
  const length = [...account.trim()].length
  return {
    ...(length === 0
      ? { account: 'accountMissing' }
      : length < LOGIN_NAME.min || length > LOGIN_NAME.max
        ? { account: 'accountLength' }
        : {}),
    ...(password === '' ? { password: 'passwordMissing' } : {}),
  }
}
