import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { ownName } from './app'
import { underLock } from './locks'
import { adoptSession, endSession, getSession } from './session'
import { testSession } from './test-session'

afterEach(() => endSession('signed-out'))

/** Another tab: it holds the lock of a login, and answers or does not. */
async function otherTab(answers: boolean) {
  const name = ownName('session')
  const channel = new BroadcastChannel(name)
  let hear = () => {}
  const asked = new Promise<void>((resolve) => {
    hear = resolve
  })
  channel.addEventListener('message', ({ data }) => {
    if (data.type !== 'ask') return
    hear()
    if (answers) channel.postMessage({ type: 'session', session: testSession() })
  })
  let close = () => {}
  const isHeld = new Promise<void>((resolve) => {
    void underLock(
      name,
      () => {
        resolve()
        return new Promise<void>((end) => {
          close = end
        })
      },
      'shared',
    )
  })
  onTestFinished(() => {
    close()
    channel.close()
  })
  await isHeld
  return { asked }
}

test('S-WEB-44 a tab waits 300 ms for the login of another one that does not answer, and no longer', async () => {
  const other = await otherTab(false)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  let isOver = false
  const adopted = adoptSession().then(() => {
    isOver = true
  })
  await other.asked
  await vi.advanceTimersByTimeAsync(299)
  expect(isOver).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  await adopted
  expect(getSession()).toBe(null)
})

test('S-WEB-44 a login that comes is taken at once, and where no tab has one nobody waits', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  await adoptSession()
  expect(getSession()).toBe(null)
  await otherTab(true)
  await adoptSession()
  expect(getSession()).toMatchObject({ userId: testSession().userId })
})
