import type { MentionPlace } from '@sarika/im-engine'
import { useMemo } from 'react'
import { StretchText } from '../../../ui/linked-text'
import { Code } from '../links/code'
import { piecesOf } from '../rules/pieces'

interface Props {
  text: string
  /** Where it mentions people. */
  mentionsAt: readonly MentionPlace[] | undefined
}

/** What somebody wrote: links can be followed, people who are mentioned stand out, and code is code. */
export function BubbleText({ text, mentionsAt }: Props) {
  const pieces = useMemo(() => piecesOf(text, mentionsAt), [text, mentionsAt])
  let end = 0
  return (
    <bdi className="bubble-text">
      {pieces.map((piece) => {
        end += piece.text.length
        if (piece.type === 'mention')
          return (
            <b key={end} className="mention">
              <bdi>{piece.text}</bdi>
            </b>
          )
        if (piece.type === 'code') return <Code key={end} code={piece.text} isBlock={piece.isBlock} />
        return <StretchText key={end} stretch={piece} />
      })}
    </bdi>
  )
}
