import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { Pager } from './pager'

let end: () => void
afterEach(() => end())

/** A list of three pages at an address; the router that shows it. */
function show(page: number, isOld = false) {
  const pager = <Pager page={page} pages={3} isOld={isOld} toPage={(one) => `?kind=a&page=${one}`} />
  const router = createMemoryRouter([{ path: '/list', element: pager }], {
    initialEntries: [`/list?kind=a&page=${page}`],
  })
  const place = document.createElement('div')
  const root = createRoot(place)
  end = () => root.unmount()
  root.render(<RouterProvider router={router} />)
  return { place, router }
}

test('S-FIND-19 who is past the end of a list comes to its last page', async () => {
  const { router } = show(9)
  await expect.poll(() => router.state.location.search).toBe('?kind=a&page=3')
  expect(router.state.historyAction).toBe('REPLACE')
})

test.each([
  ['there is such a page', 3, false],
  ['how many there are is not known yet', 9, true],
])('S-FIND-19 nobody is led away where %s', async (_why, page, isOld) => {
  const { place, router } = show(page, isOld)
  await expect.poll(() => place.querySelectorAll('a').length).toBeGreaterThan(0)
  expect(router.state.location.search).toBe(`?kind=a&page=${page}`)
})
