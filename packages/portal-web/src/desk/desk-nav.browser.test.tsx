import { QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { createQueries } from '../http/queries'
import { openArea } from '../i18n/i18n'
import { testSession } from '../lib/test-session'
import { DeskNav } from './components/desk-nav'

for (const area of ['board', 'desk'] as const) await openArea(area)

test.each([
  [true, true, ['Chats']],
  [false, false, ['Chats', 'Register a company']],
  [true, false, ['Applications', 'Candidates', 'Interviews', 'Jobs', 'Chats', 'Company page', 'Post a job']],
])(
  'S-FIRM-30 S-MGR-16 whoever acts for a company, %s, or is a manager, %s, has these ways at the desk',
  async (isEmployer, isManager, names) => {
    const asked: string[] = []
    vi.stubGlobal('fetch', async (url: string) => {
      asked.push(url)
      return new Response('{}')
    })
    const place = document.body.appendChild(document.createElement('div'))
    const root = createRoot(place)
    const register = vi.fn()
    root.render(
      <QueryClientProvider client={createQueries()}>
        <MemoryRouter>
          <DeskNav session={{ ...testSession(), isEmployer, isManager }} unread={0} onRegister={register} />
        </MemoryRouter>
      </QueryClientProvider>,
    )
    const ways = () => [...place.querySelectorAll('a, button')].map(({ textContent }) => textContent)
    await expect.poll(ways).toEqual(names)
    place.querySelector('button')?.click()
    expect(register).toHaveBeenCalledTimes(isEmployer ? 0 : 1)
    if (!isEmployer || isManager) expect(asked).toEqual([])
    root.unmount()
    place.remove()
    vi.unstubAllGlobals()
  },
)
