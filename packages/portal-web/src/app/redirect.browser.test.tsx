import { createRoot } from 'react-dom/client'
import { createMemoryRouter, type RouteObject, RouterProvider, redirect, useLocation } from 'react-router-dom'
import { expect, onTestFinished, test } from 'vitest'
import { i18n } from '../i18n/i18n'
import { ErrorScreen } from '../screens/error'

function Address() {
  return <p>{useLocation().pathname}</p>
}

const throwing = (error: unknown): RouteObject => ({
  path: '/gone',
  loader: () => {
    throw error
  },
  element: <Address />,
  errorElement: <ErrorScreen />,
})

/** What is shown where something is thrown on the way to a page. */
function open(error: unknown): HTMLElement {
  const spot = document.body.appendChild(document.createElement('div'))
  const root = createRoot(spot)
  onTestFinished(() => {
    root.unmount()
    spot.remove()
  })
  const router = createMemoryRouter([throwing(error), { path: '*', element: <Address /> }], {
    initialEntries: ['/gone'],
  })
  root.render(<RouterProvider router={router} />)
  return spot
}

test('S-SHELL-29 a redirect that is thrown leads on, and shows no error', async () => {
  const shown = open(redirect('/job'))
  await expect.poll(() => shown.querySelector('p')?.textContent).toBe('/job')
  expect(shown.querySelector('h1')).toBe(null)
})

test('S-SHELL-29 any other answer that is thrown is an error of its status', async () => {
  const missing = open(new Response('', { status: 404 }))
  await expect.poll(() => missing.querySelector('h1')?.textContent).toBe(i18n.t('app:notFound.title'))
  const broken = open(new Response('', { status: 503 }))
  await expect.poll(() => broken.querySelector('h1')?.textContent).toBe(i18n.t('app:error.title'))
})
