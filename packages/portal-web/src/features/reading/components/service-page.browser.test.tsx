import { QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { createQueries } from '../../../http/queries'
import { i18n, openArea, showLanguage } from '../../../i18n/i18n'
import { LANGUAGES } from '../../../i18n/languages'
import type { Service } from '../../../lib/service'
import { ServicePage } from './service-page'

afterEach(async () => {
  vi.unstubAllGlobals()
  await showLanguage('en')
})

/** The page of a service while its article does not come. */
function open(service: Service): HTMLElement {
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  const spot = document.createElement('div')
  const root = createRoot(spot)
  onTestFinished(() => root.unmount())
  root.render(
    <QueryClientProvider client={createQueries()}>
      <MemoryRouter>
        <ServicePage service={service} title="" contact={<i />} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  return spot
}

test('S-ADVICE-12 the page of banners says that none is booked online, in six languages', async () => {
  await openArea('reading')
  const [banners, others] = [open('advertising'), open('famous')]
  const said = new Set<string>()
  for (const language of LANGUAGES) {
    await showLanguage(language)
    const words = i18n.t('reading:services.notBooked')
    await expect.poll(() => banners.textContent).toContain(words)
    await expect.poll(() => others.textContent).toContain(i18n.t('reading:services.orderLead'))
    expect(others.textContent).not.toContain(words)
    said.add(words)
  }
  expect(said.size).toBe(LANGUAGES.length)
})
