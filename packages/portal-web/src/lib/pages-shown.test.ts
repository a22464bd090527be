import { expect, test } from 'vitest'
import { pagesShown } from './pages-shown'

test.each([
  [1, 2, [1, 2]],
  [1, 20, [1, 2, 20]],
  [5, 20, [1, 4, 5, 6, 20]],
  [20, 20, [1, 19, 20]],
  // Behind the end: somebody wrote the address.
  [99, 3, [1, 3]],
])('S-FIND-4 on page %d of %d the pages %j are offered', (page, pages, shown) => {
  expect(pagesShown(page, pages)).toEqual(shown)
})
