interface Props {
  type: 'website' | 'article'
  title: string
  description: string
  /** A path of this origin. */
  image?: string | undefined
}

/** What other sites and search engines read of the page that is shown; React puts <meta> into the head. */
export function OpenGraph({ type, title, description, image }: Props) {
  return (
    <>
      <meta property="og:type" content={type} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={`${location.origin}${location.pathname}`} />
      {image !== undefined && <meta property="og:image" content={`${location.origin}${image}`} />}
      <meta name="description" content={description} />
    </>
  )
}
