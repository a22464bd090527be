import { PRODUCT } from '../lib/product'

interface Props {
  type: 'website' | 'article'
  title: string
  /** Of any length; the beginning is told. */
  description: string
  /** A path of this origin. */
  image?: string | undefined
}

/** In UTF-16 units. Ours. */
const DESCRIPTION_LENGTH = 200

/** What other sites and search engines read of the page that is shown; React puts <meta> into the head. */
export function OpenGraph({ type, title, description, image }: Props) {
  const told = description.slice(0, DESCRIPTION_LENGTH)
  return (
    <>
      <meta property="og:type" content={type} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={told} />
      <meta property="og:url" content={`${location.origin}${location.pathname}`} />
      {image !== undefined && <meta property="og:image" content={`${location.origin}${image}`} />}
      <meta name="description" content={told} />
    </>
  )
}

/** Takes away what the server wrote for those who run no script: from now on each screen tells of itself. */
export function dropServerHead(): void {
  for (const tag of document.head.querySelectorAll('[data-from-server]')) tag.remove()
  document.title = PRODUCT
}
