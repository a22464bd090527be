import type { MentionPlace } from '@sarika/im-engine'
import { linked, type Stretch } from '../../../lib/links-in'
import { codeIn } from './code'

/** A stretch of a message as it is drawn. */
export type Piece =
  | Stretch
  | { readonly type: 'mention'; readonly text: string; readonly id: string }
  | { readonly type: 'code'; readonly text: string; readonly isBlock: boolean }

/**
 * A text with its links and the people that it mentions. Who is mentioned is told by the places that came with the message;
 * a name that only stands in the text mentions nobody. In code is neither. Source: S-CHAT-3, S-CHAT-4, S-PREV-14.
 */
export const piecesOf = (text: string, mentionsAt: readonly MentionPlace[] = []): readonly Piece[] => [
  ...coded(text, mentionsAt),
]

function* coded(text: string, places: readonly MentionPlace[]): Generator<Piece> {
  let from = 0
  const between = (to: number) =>
    mentioned(
      text.slice(from, to),
      places.flatMap(([id, start, length]) =>
        start >= from && start + length <= to ? [[id, start - from, length] as const] : [],
      ),
    )
  for (const { start, end, code, isBlock } of codeIn(text)) {
    yield* between(start)
    yield { type: 'code', text: code, isBlock }
    from = end
  }
  yield* between(text.length)
}

function* mentioned(text: string, mentionsAt: readonly MentionPlace[]): Generator<Piece> {
  let end = 0
  for (const [id, start, length] of mentionsAt) {
    yield* linked(text.slice(end, start))
    end = start + length
    yield { type: 'mention', text: text.slice(start, end), id }
  }
  yield* linked(text.slice(end))
}
