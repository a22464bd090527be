import type { LinkPreview } from '@sarika/im-engine/kinds'
import { useState } from 'react'
import { isStored } from '../rules/stored-at'
import { hostOf } from './host-of'
import '../../../styles/links.css'

/** Of a picture that is wide enough to stand above its words, px. */
const WIDE = 400

/** Its picture; one that cannot be had leaves its place empty, so that nothing moves. */
function Picture({ preview: { picture, width, height } }: { preview: LinkPreview }) {
  const [isMissing, setIsMissing] = useState(false)
  return (
    <span className="link-picture" style={{ aspectRatio: `${width} / ${height}` }}>
      {!isMissing && (
        <img
          src={picture}
          alt=""
          width={width}
          height={height}
          loading="lazy"
          decoding="async"
          onError={() => setIsMissing(true)}
        />
      )}
    </span>
  )
}

/** What a page says of itself; the host is that of the link, whatever the page calls its site. Source: S-PREV-11. */
export function LinkWords({ preview }: { preview: LinkPreview }) {
  const { title, description, site, url } = preview
  return (
    <span className="link-words">
      <bdi className="link-title">{title}</bdi>
      {description !== '' && <bdi className="link-said">{description}</bdi>}
      <span className="link-site">
        {site !== '' && (
          <>
            <bdi>{site}</bdi>
            {' · '}
          </>
        )}
        <bdi>{hostOf(url)}</bdi>
      </span>
    </span>
  )
}

/** The page that a text links to, as its sender's server saw it: nothing is asked of that page. Source: S-PREV-11. */
export function LinkCard({ preview }: { preview: LinkPreview }) {
  const { url, picture, width, height } = preview
  const hasPicture = isStored(picture) && width > 0 && height > 0
  const isWide = width >= WIDE && width > height
  return (
    <a
      className="link-card"
      data-wide={(hasPicture && isWide) || undefined}
      href={url}
      target="_blank"
      rel="noopener noreferrer nofollow"
    >
      {hasPicture && <Picture preview={preview} />}
      <LinkWords preview={preview} />
    </a>
  )
}
