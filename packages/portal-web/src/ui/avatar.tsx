import { useState } from 'react'
import { avatarAt } from '../lib/avatar-at'

const HUES = 6
const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** One of the colours of the style sheet, the same for the same id. */
function hueOf(id: string): number {
  let sum = 0
  for (const letter of id) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973
  return sum % HUES
}

interface Props {
  id: string
  name: string
  /** Where the picture is, as the server told it; "" = there is none. */
  src?: string
}

/**
 * The picture that somebody chose, else the first letter, as people count letters, on a colour that belongs to the id.
 * Decoration: the name stands beside it. Source: S-MEDIA-12.
 */
export function Avatar({ id, name, src = '' }: Props) {
  const [failed, setFailed] = useState('')
  const [first] = letters.segment(name.trim() || '?')
  const small = avatarAt(src, 40)
  return (
    <span className="avatar" data-hue={hueOf(id)} aria-hidden="true">
      {first?.segment.toUpperCase()}
      {small !== '' && failed !== src && (
        <img
          src={small}
          srcSet={`${small} 1x, ${avatarAt(src, 300)} 2x`}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setFailed(src)}
        />
      )}
    </span>
  )
}
