import { expect, test } from 'vitest'
import { BadInput } from '../bad-input'
import { KNOWN_HOSTS } from '../server/push/settings'
import { PUSH_SETTINGS } from '../server/testing/push'
import { readPushSettings } from './push-settings'

const env = {
  SARIKA_PUSH_PUBLIC_KEY: PUSH_SETTINGS.publicKey,
  SARIKA_PUSH_PRIVATE_KEY: PUSH_SETTINGS.privateKey,
  SARIKA_PUSH_CONTACT: PUSH_SETTINGS.contact,
}

test('S-BELL-9 pushes go out by keys of the environment, to the known push services or to those that it names', () => {
  expect(readPushSettings({})).toBeNull()
  expect(readPushSettings(env)).toEqual({ ...PUSH_SETTINGS, hosts: KNOWN_HOSTS })
  const hosts = ' push.example.com, *.push.example.org'
  expect(readPushSettings({ ...env, SARIKA_PUSH_HOSTS: hosts })?.hosts).toEqual([
    'push.example.com',
    '*.push.example.org',
  ])
  for (const wrong of [
    { SARIKA_PUSH_PRIVATE_KEY: '' },
    { SARIKA_PUSH_PUBLIC_KEY: 'short' },
    { SARIKA_PUSH_CONTACT: 'push@sarika.example' },
    { SARIKA_PUSH_HOSTS: '127.0.0.1' },
    { SARIKA_PUSH_HOSTS: 'https://push.example.com' },
    { SARIKA_PUSH_HOSTS: '*' },
  ])
    expect(() => readPushSettings({ ...env, ...wrong })).toThrow(BadInput)
})
