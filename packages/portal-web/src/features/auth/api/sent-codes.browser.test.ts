import { expect, test } from 'vitest'
import { endSession, keepSession } from '../../../lib/session'
import { testSession } from '../../../lib/test-session'
import { keepSent, readSent } from './sent-codes'

const logIn = (userId: string) => keepSession(testSession({ userId }))
const sent = { to: { email: 'new@sarika.example', regionCode: '855', mobile: '' }, nextAt: 0, isSent: true }

test('S-AUTH-9 where the code of a change went is known to who asked for it, and to nobody after a logout', () => {
  logIn('1')
  keepSent('mail', 'change', sent)
  endSession('expired')
  expect(readSent('mail', 'change')).toBeNull()
  logIn('2')
  expect(readSent('mail', 'change')).toBeNull()
  logIn('1')
  expect(readSent('mail', 'change')).toEqual(sent)
  endSession('signed-out')
  logIn('1')
  expect(readSent('mail', 'change')).toBeNull()
  endSession('signed-out')
})
