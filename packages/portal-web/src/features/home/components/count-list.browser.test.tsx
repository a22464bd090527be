import { QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createQueries } from '../../../http/queries'
import { openArea } from '../../../i18n/i18n'
import { COUNTS_SHOWN } from '../../../lib/limits'
import { CountList } from './count-list'

const named = (id: number, en: string) => ({ id, names: { en } })
const provinces = Array.from({ length: 25 }, (_, index) => named(index + 1, `Province ${index + 1}`))
const towns = [named(201, 'Bavel'), named(202, 'Sangkae'), named(203, 'Thma Koul')]

const ANSWERS: Readonly<Record<string, unknown>> = {
  '/application/constants': {
    locations: provinces.map((one) => (one.id === 2 ? { ...one, districts: towns } : one)),
  },
  '/users/home/page/locations/statistics': provinces.map(({ id }) => ({ id, count: 30 - id })),
  '/jobs/locations': [
    {
      id: 2,
      count: 28,
      districts: [
        { id: 201, count: 3 },
        { id: 202, count: 0 },
        { id: 203, count: 9 },
      ],
    },
  ],
}

test('S-HOME-26 all places name the towns that have jobs, and each leads to those', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    const path = new URL(url, location.origin).pathname.replace('/api/v1.0.0', '')
    asked.push(path)
    return new Response(JSON.stringify(ANSWERS[path]))
  })
  await openArea('home')
  const spot = document.body.appendChild(document.createElement('div'))
  const root = createRoot(spot)
  onTestFinished(() => {
    root.unmount()
    spot.remove()
    vi.unstubAllGlobals()
  })
  root.render(
    <QueryClientProvider client={createQueries()}>
      <MemoryRouter>
        <CountList list="locations" />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  const rows = () => [...spot.querySelectorAll('.counts > li')]
  await expect.poll(() => rows().length).toBe(COUNTS_SHOWN)
  expect(asked).not.toContain('/jobs/locations')
  spot.querySelector('button')?.click()
  await expect.poll(() => rows().length).toBe(25)
  const links = () => [...(rows()[1]?.querySelectorAll<HTMLAnchorElement>('.count-towns a') ?? [])]
  await expect.poll(() => links().map((link) => link.textContent)).toEqual(['Thma Koul 9', 'Bavel 3'])
  expect(links().map((link) => link.getAttribute('href'))).toEqual(['/job?location=203', '/job?location=201'])
})
