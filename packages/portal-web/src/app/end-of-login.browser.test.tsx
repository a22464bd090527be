import { createRoot } from 'react-dom/client'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { toast } from 'sonner'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { useEndOfLogin as useEndOfDeskLogin } from '../desk/use-end-of-login'
import { useEndNews } from '../features/auth'
import { i18n } from '../i18n/i18n'
import { setLeftUnsent } from '../lib/left-unsent'
import { type EndReason, endSession, keepSession } from '../lib/session'
import { testSession } from '../lib/test-session'
import { useEndOfLogin } from './end-of-login'

afterEach(() => {
  endSession('signed-out')
  toast.dismiss()
})

const TALK = '/chat/index?with=p2p-20001'
const KEPT = i18n.t('account:ended.kept')

/** Somebody at their chat whose login ends; what stands on the page, and what was told. */
function open(useEnd: () => void) {
  keepSession(testSession())
  function Page() {
    useEnd()
    const { pathname, search } = useLocation()
    const news = useEndNews()
    return (
      <>
        <p>{pathname + search}</p>
        <div>{pathname === '/login' && news}</div>
      </>
    )
  }
  const spot = document.body.appendChild(document.createElement('div'))
  const root = createRoot(spot)
  onTestFinished(() => {
    root.unmount()
    spot.remove()
  })
  root.render(
    <MemoryRouter initialEntries={[TALK]}>
      <Page />
    </MemoryRouter>,
  )
  return {
    at: () => spot.querySelector('p')?.textContent,
    news: () => spot.querySelector('div')?.textContent,
    told: () => toast.getToasts().map((one) => 'title' in one && one.title),
  }
}

const ended = (reason: Exclude<EndReason, 'displaced'>) => i18n.t(`account:ended.${reason}`)

test.each(['kicked', 'invalid-account'] as const)(
  'S-SAYNO-4 whose login ended as %s sees the login, which says why and what is still here',
  async (reason) => {
    for (const useEnd of [useEndOfLogin, useEndOfDeskLogin]) {
      const page = open(useEnd)
      await expect.poll(page.at).toBe(TALK)
      endSession(reason)
      await expect.poll(page.at).toBe('/login')
      expect(page.news()).toBe(ended(reason))
      setLeftUnsent(true)
      await expect.poll(page.news).toBe(ended(reason) + KEPT)
      expect(page.told()).toEqual([])
    }
  },
)

test('S-SAYNO-4 whose login was ended elsewhere sees the login without a word of why', async () => {
  for (const useEnd of [useEndOfLogin, useEndOfDeskLogin]) {
    const page = open(useEnd)
    await expect.poll(page.at).toBe(TALK)
    endSession('displaced')
    await expect.poll(page.at).toBe('/login')
    expect(page.news()).toBe('')
    setLeftUnsent(true)
    await expect.poll(page.news).toBe(KEPT)
    expect(page.told()).toEqual([])
  }
})

test.each(['expired', 'token-refresh', 'chat-login'] as const)(
  'S-SAYNO-4 whose login ended as %s is told so, and what is still here, and sees the start page',
  async (reason) => {
    const page = open(useEndOfLogin)
    await expect.poll(page.at).toBe(TALK)
    endSession(reason)
    setLeftUnsent(true)
    expect(page.told()).toEqual([ended(reason), KEPT])
    await expect.poll(page.at).toBe('/')
  },
)

test.each(['kicked', 'displaced', 'invalid-account', 'token-refresh', 'chat-login'] as const)(
  'S-SAYNO-4 a reload still knows that the login ended as %s',
  (reason) => {
    keepSession(testSession())
    endSession(reason)
    expect(sessionStorage.getItem('sarika.ended')).toBe(JSON.stringify(reason))
  },
)
