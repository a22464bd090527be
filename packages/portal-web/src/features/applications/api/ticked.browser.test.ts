import { expect, test } from 'vitest'
import { BATCH_JOBS } from '../../../lib/limits'
import { endSession, keepSession } from '../../../lib/session'
import { testSession } from '../../../lib/test-session'
import { toggleTick } from './ticked'

const logIn = (userId: string) => keepSession(testSession({ userId }))
/** There is no room for another one. */
const isFull = () => !toggleTick(99, 'Another')

test('S-APPLY-6 what a visitor chose is there after the login, what somebody chose is not there for the next', () => {
  for (let id = 1; id <= BATCH_JOBS; id++) toggleTick(id, 'Cook')
  logIn('1')
  expect(isFull()).toBe(true)
  endSession('expired')
  expect(isFull()).toBe(false)
  for (let id = 1; id < BATCH_JOBS; id++) toggleTick(id, 'Cook')
  logIn('1')
  logIn('2')
  expect(isFull()).toBe(false)
  endSession('signed-out')
})
