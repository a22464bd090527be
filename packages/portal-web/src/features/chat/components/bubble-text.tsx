import type { MentionPlace } from '@sarika/im-engine'
import { useMemo } from 'react'
import { Code } from '../links/code'
import { piecesOf } from '../rules/pieces'

interface Props {
  text: string
  /** Where it mentions people. */
  mentionsAt: readonly MentionPlace[] | undefined
}

/** Turns what follows round; each stretch of text that has one is kept to itself. */
const TURNS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/

/** What somebody wrote: links can be followed, people who are mentioned stand out, and code is code. */
export function BubbleText({ text, mentionsAt }: Props) {
  const pieces = useMemo(() => piecesOf(text, mentionsAt), [text, mentionsAt])
  let end = 0
  return (
    <bdi className="bubble-text">
      {pieces.map((piece) => {
        end += piece.text.length
        if (piece.type === 'text')
          return TURNS.test(piece.text) ? <bdi key={end}>{piece.text}</bdi> : piece.text
        if (piece.type === 'mention')
          return (
            <b key={end} className="mention">
              <bdi>{piece.text}</bdi>
            </b>
          )
        if (piece.type === 'code') return <Code key={end} code={piece.text} isBlock={piece.isBlock} />
        return (
          <a
            key={end}
            href={piece.href}
            rel="noopener noreferrer nofollow"
            // A mail or a call opens a program, not a page.
            {...(piece.href.startsWith('http') ? { target: '_blank' } : {})}
          >
            <bdi>{piece.text}</bdi>
          </a>
        )
      })}
    </bdi>
  )
}
