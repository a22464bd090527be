import { ImEngineProvider } from '@sarika/im-engine/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openArea } from '../../../i18n/i18n'
import { startTestEngine } from '../test-engine'
import { serveSockets } from '../test-socket'
import { Privacy } from './privacy'

await openArea('people')

/** The switches, of a backend that has these settings; what was asked of it is answered. */
async function show(settings: Record<string, 0 | 1>) {
  serveSockets()
  const saved: unknown[] = []
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const url = input instanceof Request ? input.url : String(input)
    if (!url.endsWith('/privacy_settings')) return new Response('', { status: 503 })
    const body = input instanceof Request ? await input.text() : String(init?.body ?? '')
    if (body !== '') saved.push(JSON.parse(body))
    return new Response(JSON.stringify({ code: 200, data: { settings } }))
  })
  const engine = startTestEngine()
  const place = document.body.appendChild(document.createElement('main'))
  const root = createRoot(place)
  onTestFinished(() => {
    root.unmount()
    place.remove()
  })
  root.render(
    <QueryClientProvider client={new QueryClient()}>
      <ImEngineProvider engine={engine}>
        <Privacy />
      </ImEngineProvider>
    </QueryClientProvider>,
  )
  return saved
}

const lastSeen = () => page.getByRole('switch', { name: /last online/ })

test('S-TYPE-11 a switch says whether contacts see when one was there last, and is saved at once', async () => {
  const saved = await show({ add_verify: 1, find_by_phone: 1, find_by_account: 1, last_seen: 1 })
  await expect.element(lastSeen()).toBeChecked()
  await lastSeen().click()
  await expect.poll(() => saved).toEqual([{ key: 'last_seen', value: 0 }])
  await expect.element(lastSeen()).not.toBeChecked()
})

test('S-TYPE-11 it is not there where the backend has no such setting', async () => {
  await show({ add_verify: 1, find_by_phone: 1, find_by_account: 0 })
  await expect.element(page.getByRole('switch', { name: /phone number/ })).toBeChecked()
  await expect.poll(() => lastSeen().elements()).toHaveLength(0)
})
