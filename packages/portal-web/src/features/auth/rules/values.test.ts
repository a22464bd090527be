import { beforeAll, expect, test } from 'vitest'
import { loadPhoneReader } from './phone'
import { judge, NOTHING } from './values'

beforeAll(async () => {
  expect(await loadPhoneReader()).toBe(true)
})

test.each([
  ['', '', { account: 'accountMissing', password: 'passwordMissing' }],
  ['   ', 'secret', { account: 'accountMissing' }],
  ['a', 'secret', { account: 'accountLength' }],
  ['x'.repeat(51), 'secret', { account: 'accountLength' }],
  [`${'x'.repeat(60)}@sarika.example`, 'secret', {}],
  [`${'x'.repeat(255)}@sarika.example`, 'secret', { account: 'accountLength' }],
  ['sokha', '', { password: 'passwordMissing' }],
  ['sokha', 'secret', {}],
  ['x'.repeat(50), 'secret', {}],
])('S-WEB-7 %j with password %j', (account, password, wrong) => {
  expect(judge({ ...NOTHING, account, password }, ['account', 'password'])).toEqual(wrong)
})

test.each([
  ['', 'newPasswordMissing'],
  ['abc12', 'newPasswordShape'],
  ['abc123', undefined],
  ['ABCdef1234567890', undefined],
  ['ABCdef12345678901', 'newPasswordShape'],
  ['abcdef', 'newPasswordShape'],
  ['123456', 'newPasswordShape'],
  ['abc 123', 'newPasswordShape'],
  ['ពាក្យ123abc', 'newPasswordShape'],
  ['Sarika2026', 'newPasswordSame'],
])('S-AUTH-2 a new password %j: %s', (newPassword, fault) => {
  const values = { ...NOTHING, newPassword, oldPassword: 'Sarika2026' }
  expect(judge(values, ['newPassword']).newPassword).toBe(fault)
})

test('S-AUTH-2 a new password counts letter case, and is typed twice where it is changed', () => {
  const values = { ...NOTHING, oldPassword: 'Sarika2026', newPassword: 'sarika2026' }
  expect(judge(values, ['newPassword', 'repeat'])).toEqual({ repeat: 'repeatMissing' })
  expect(judge({ ...values, repeat: 'Sarika2026' }, ['repeat'])).toEqual({ repeat: 'repeatDiffers' })
  expect(judge({ ...values, repeat: 'sarika2026' }, ['repeat'])).toEqual({})
})

test.each([
  ['username', '', 'usernameMissing'],
  ['username', 'a', 'usernameShape'],
  ['username', '12345678', 'usernameShape'],
  ['username', 'srey mom', 'usernameShape'],
  ['username', 'សុខា', 'usernameShape'],
  ['username', ' Srey-Mom_9 ', undefined],
  ['email', ' ', 'emailMissing'],
  ['email', 'sokha', 'emailShape'],
  ['email', 'sokha@', 'emailShape'],
  ['email', 'sokha@sarika', 'emailShape'],
  ['email', 'a b@sarika.example', 'emailShape'],
  ['email', ' sokha@sarika.example ', undefined],
  ['code', '', 'codeMissing'],
  ['code', '123', 'codeShape'],
  ['code', '12a4', 'codeShape'],
  ['code', '1234', undefined],
  ['captcha', '', 'captchaMissing'],
  ['captcha', '12345', undefined],
  ['agreement', false, 'agreementMissing'],
  ['agreement', true, undefined],
  ['mobile', '', 'mobileMissing'],
  ['mobile', '1234', 'mobileShape'],
  ['mobile', '012 000 001', undefined],
] as const)('S-AUTH-1 %s %j: %s', (name, typed, fault) => {
  expect(judge({ ...NOTHING, [name]: typed }, [name])[name]).toBe(fault)
})
