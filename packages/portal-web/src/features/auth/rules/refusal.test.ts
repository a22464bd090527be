import { expect, test } from 'vitest'
import { readRefusal } from './refusal'

const refused = (status: number, code: string, fields: readonly string[] = [], retryAfterS = 0) =>
  ({ kind: 'refused', status, code, fields, retryAfterS }) as const

test.each([
  ['wrong_code', 'code', { code: 'codeWrong' }],
  ['wrong_captcha', 'imageCaptcha', { captcha: 'captchaWrong' }],
  ['taken', 'username', { username: 'usernameTaken' }],
  ['taken', 'email', { email: 'emailTaken' }],
  ['taken', 'mobile', { mobile: 'mobileTaken' }],
  ['same_password', 'newPassword', { newPassword: 'newPasswordSame' }],
  ['wrong_credentials', 'oldPassword', { oldPassword: 'oldPasswordWrong' }],
  ['invalid', 'mobileNumber', { mobile: 'mobileShape' }],
])('S-AUTH-4 422 %s of %s stands at its field', (code, field, faults) => {
  expect(readRefusal(refused(422, code, [field]))).toEqual({ faults, failure: null })
})

test.each([
  [refused(422, 'wrong_credentials', ['password']), { kind: 'wrong' }],
  [refused(422, 'invalid', ['nonce']), { kind: 'invalid' }],
  [refused(422, 'used_nonce', ['nonce']), { kind: 'failed' }],
  [refused(429, 'too_fast', [], 37), { kind: 'too-fast', retryAfterS: 37 }],
  [refused(500, 'internal'), { kind: 'failed' }],
  [refused(422, 'no_chat_login'), { kind: 'chatLogin' }],
  [{ kind: 'network' }, { kind: 'network' }],
] as const)('S-AUTH-4 what names no field of ours is said of the whole: %j', (answer, failure) => {
  expect(readRefusal(answer)).toEqual({ faults: {}, failure })
})
