import { expect, test } from 'vitest'
import { BadInput } from '../bad-input'
import { readCallSettings } from './call-settings'

const SECRET = 'a secret of the relays'
const APP = { SARIKA_AGORA_APP_ID: 'a'.repeat(32), SARIKA_AGORA_CERTIFICATE: 'b'.repeat(32) }

test('S-CALL-55 relays of calls are named by a flag and their secret by the environment, an application of Agora by it alone', () => {
  expect(readCallSettings({}, {})).toEqual({ turn: null, agora: null })
  const turn = 'turn:turn.example:3478, turns:[::1]:5349?transport=tcp'
  const urls = ['turn:turn.example:3478', 'turns:[::1]:5349?transport=tcp']
  expect(readCallSettings({ turn }, { SARIKA_TURN_SECRET: SECRET }).turn).toEqual({ urls, secret: SECRET })
  const flags = { turn: 'turn:127.0.0.1', secret: 'that of the flag' }
  expect(readCallSettings(flags, { SARIKA_TURN_SECRET: SECRET }).turn?.secret).toBe(flags.secret)
  expect(readCallSettings({}, APP).agora).toEqual({ appId: 'a'.repeat(32), certificate: 'b'.repeat(32) })
})

test.each([
  [{ turn: 'turn.example' }, { SARIKA_TURN_SECRET: SECRET }, '--turn: turn.example is no address'],
  [{ turn: 'stun:turn.example' }, { SARIKA_TURN_SECRET: SECRET }, 'is no address'],
  [{ turn: 'turn:turn.example' }, {}, 'SARIKA_TURN_SECRET'],
  [{ turn: 'turn:turn.example', secret: 'short' }, {}, 'SARIKA_TURN_SECRET'],
  [{}, { SARIKA_TURN_SECRET: SECRET }, '--turn'],
  [{}, { SARIKA_AGORA_APP_ID: 'a'.repeat(32) }, 'give both'],
  [{}, { ...APP, SARIKA_AGORA_CERTIFICATE: 'short' }, 'give both'],
] as const)('S-CALL-55 what is wrong or missing of it is bad input: %j %j', (flags, env, said) => {
  expect(() => readCallSettings(flags, env)).toThrow(BadInput)
  expect(() => readCallSettings(flags, env)).toThrow(said)
})
