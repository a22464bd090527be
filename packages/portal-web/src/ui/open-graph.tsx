import { type PageHead, tagsOf } from '../contract/page'
import { PRODUCT } from '../lib/product'

/** What other sites and search engines read of the page that is shown; React puts tags of the head there. */
export function OpenGraph(head: PageHead) {
  const { origin, pathname: path } = location
  return tagsOf(head, { origin, path }).map(([Tag, attributes]) => (
    <Tag key={JSON.stringify(attributes)} {...attributes} />
  ))
}

/**
 * Takes away what the server wrote for those who run no script: from now on each screen tells of itself. React puts the title
 * of a screen before the page's own, which is seen again where a screen has none.
 */
export function dropServerHead(): void {
  for (const tag of document.head.querySelectorAll('[data-from-server]')) tag.remove()
  const own = [...document.head.querySelectorAll('title')].at(-1)
  if (own !== undefined) own.textContent = PRODUCT
}
