import { expect, test } from 'vitest'
import { BadInput } from '../bad-input'
import { readProviders } from './provider-settings'

const GOOGLE = {
  SARIKA_GOOGLE_CLIENT_ID: 'sarika.example',
  SARIKA_GOOGLE_CLIENT_SECRET: 'a secret',
  SARIKA_GOOGLE_USERINFO_URL: 'https://idp.example/userinfo',
}
const BY_CODE = {
  SARIKA_GOOGLE_AUTHORIZE_URL: 'https://idp.example/authorize',
  SARIKA_GOOGLE_TOKEN_URL: 'http://127.0.0.1:4000/token',
}

test('S-ACC-33 providers are what the environment names', () => {
  expect(readProviders({ PATH: '/bin', SARIKA_GOOGLE_CLIENT_ID: '' })).toEqual({})
  expect(readProviders({ ...GOOGLE, ...BY_CODE, SARIKA_LONGPAY_CLIENT_ID: '' })).toEqual({
    google: {
      clientId: 'sarika.example',
      clientSecret: 'a secret',
      userinfoUrl: 'https://idp.example/userinfo',
      authorizeUrl: 'https://idp.example/authorize',
      tokenUrl: 'http://127.0.0.1:4000/token',
    },
  })
})

test.each([
  ['SARIKA_GOOGLE_CLIENT_SECRET', { ...GOOGLE, SARIKA_GOOGLE_CLIENT_SECRET: '' }],
  ['SARIKA_GOOGLE_USERINFO_URL', { ...GOOGLE, SARIKA_GOOGLE_USERINFO_URL: 'http://idp.example/userinfo' }],
  ['SARIKA_GOOGLE_TOKEN_URL', { ...GOOGLE, ...BY_CODE, SARIKA_GOOGLE_TOKEN_URL: '' }],
  ['SARIKA_WECHAT_CLIENT_ID', { SARIKA_WECHAT_TOKEN_URL: 'https://idp.example/token' }],
])('S-ACC-33 without a right %s nothing starts, and no secret is shown', (name, env) => {
  expect(() => readProviders(env)).toThrow(BadInput)
  expect(() => readProviders(env)).toThrow(name)
  expect(() => readProviders(env)).not.toThrow('a secret')
})
