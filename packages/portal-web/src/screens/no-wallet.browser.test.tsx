import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { DeskMenu } from '../desk/components/desk-menu'
import DeskWalletScreen from '../desk/screens/wallet'
import { AccountMenu } from '../features/shell/components/account-menu'
import { createQueries } from '../http/queries'
import { openArea } from '../i18n/i18n'
import { setWalletOn } from '../lib/chat-switch'
import { endSession, keepSession } from '../lib/session'
import { testSession } from '../lib/test-session'
import WalletScreen from './wallet'

for (const area of ['board', 'desk', 'wallet', 'gate'] as const) await openArea(area)

// Other tests of the same browser keep that there is one.
beforeEach(() => setWalletOn(false))

afterEach(() => {
  setWalletOn(false)
  endSession('signed-out')
  vi.unstubAllGlobals()
})

/** At the wallet's address, for who is logged in. */
function show(shown: ReactNode) {
  vi.stubGlobal('fetch', async () => new Response('{}'))
  keepSession(testSession())
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const router = createMemoryRouter(
    [
      {
        element: <Outlet context={testSession()} />,
        children: [
          { path: '/', element: <p>{'the front'}</p> },
          { path: '*', element: shown },
        ],
      },
    ],
    { initialEntries: ['/wallet'] },
  )
  root.render(
    <QueryClientProvider client={createQueries()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  onTestFinished(() => {
    root.unmount()
    place.remove()
  })
  return { place, router }
}

test('S-WAL-40 where there is no wallet its address is that of no page, at the desk the way to its front', async () => {
  const { place } = show(<WalletScreen />)
  await expect.poll(() => place.querySelector('h1')?.textContent).toBe('This page could not be found')
  const { router } = show(<DeskWalletScreen />)
  await expect.poll(() => router.state.location.pathname).toBe('/')
})

test.each([
  ['the portal', <AccountMenu key="a" member={MEMBER()} />],
  ['the desk', <DeskMenu key="d" session={{ ...testSession(), isEmployer: true }} onRegister={() => {}} />],
])('S-WAL-40 the menu of the account has the wallet in %s only where there is one', async (_, menu) => {
  show(menu)
  await page.getByRole('button', { name: /^Account of/ }).click()
  await expect.element(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible()
  expect(page.getByRole('menuitem', { name: 'Wallet' }).elements()).toHaveLength(0)
  setWalletOn(true)
  await expect.element(page.getByRole('menuitem', { name: 'Wallet' })).toBeVisible()
})

function MEMBER() {
  return {
    ...{ name: 'Sokha', avatar: '', isFemale: true, isEmployer: false, unreadCount: 0 },
    languageForm: () => null,
    logOut: async () => {},
  }
}
