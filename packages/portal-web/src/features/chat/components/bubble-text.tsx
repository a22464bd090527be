import { useMemo } from 'react'
import { piecesOf } from '../rules/pieces'

/** What somebody wrote: links can be followed, names that it mentions stand out. */
export function BubbleText({ text, mentionable }: { text: string; mentionable: readonly string[] }) {
  const pieces = useMemo(() => piecesOf(text, mentionable), [text, mentionable])
  let end = 0
  return (
    <bdi className="bubble-text">
      {pieces.map((piece) => {
        end += piece.text.length
        if (piece.type === 'text') return piece.text
        if (piece.type === 'mention')
          return (
            <b key={end} className="mention">
              {piece.text}
            </b>
          )
        return (
          <a key={end} href={piece.href} target="_blank" rel="noopener noreferrer nofollow">
            {piece.text}
          </a>
        )
      })}
    </bdi>
  )
}
