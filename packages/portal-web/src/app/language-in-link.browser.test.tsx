import { createRoot } from 'react-dom/client'
import { createMemoryRouter, Navigate, RouterProvider, useLocation } from 'react-router-dom'
import { toast } from 'sonner'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { startLanguage } from '../i18n/choice'
import { getLanguage, showLanguage } from '../i18n/i18n'
import { followLanguageInLinks } from './language-in-link'

afterEach(async () => {
  toast.dismiss()
  localStorage.removeItem('sarika.language')
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = 'language=; path=/; max-age=0'
  await showLanguage('en')
})

function Address() {
  const { pathname, search, hash } = useLocation()
  return <p>{pathname + search + hash}</p>
}

/** An app whose address stands on the page; `/mine` is for members, and nobody is one. */
function open() {
  const spot = document.body.appendChild(document.createElement('div'))
  const root = createRoot(spot)
  const router = createMemoryRouter(
    [
      { path: '/mine', element: <Navigate to="/login" replace /> },
      { path: '/late', lazy: () => Promise.resolve({ Component: Address }) },
      { path: '*', element: <Address /> },
    ],
    { basename: '/a', initialEntries: ['/a/'] },
  )
  const stop = followLanguageInLinks(router)
  onTestFinished(() => {
    stop()
    root.unmount()
    spot.remove()
  })
  root.render(<RouterProvider router={router} />)
  return { go: (to: string) => router.navigate(to), at: () => spot.querySelector('p')?.textContent }
}

test.each([
  ['/job?keyword=cook&language=km&page=2#top', '/job?keyword=cook&page=2#top'],
  ['/?language=km', '/'],
  ['/?language=KM-kh', '/'],
  ['/late?language=km', '/late'],
  ['/mine?language=km', '/login'],
])('S-LANG-15 S-LANG-16 a link within the portal to %s shows Khmer at %s', async (to, at) => {
  const page = open()
  await page.go(to)
  await expect.poll(page.at).toBe(at)
  await expect.poll(getLanguage).toBe('km')
  await expect.poll(() => toast.getToasts().length).toBe(1)
  await showLanguage('en')
  // The next start of a page shows it, too.
  await startLanguage()
  expect(getLanguage()).toBe('km')
})

test('S-LANG-15 a language that is none of the six leaves the address and changes nothing', async () => {
  const page = open()
  await page.go('/job?language=fr&page=2')
  await expect.poll(page.at).toBe('/job?page=2')
  expect(getLanguage()).toBe('en')
  expect(toast.getToasts()).toEqual([])
})
