import { showDay } from './dates'
import { element, type Piece, setText } from './dom'
import { createMessage, type MessageActs } from './message'
import type { Row } from './timeline'
import { words } from './words'

const texts = words.thread

function createLine(row: Exclude<Row, { type: 'message' }>): Piece<Row> {
  const line = element('p', { class: `${row.type}-line` }, element('span'))
  return {
    element: line,
    show(next) {
      if (next.type === 'day') setText(line, showDay(next.at, Date.now()))
      if (next.type === 'gap') setText(line, next.isLost ? texts.lost(next.count) : texts.gap(next.count))
      if (next.type === 'new') setText(line, texts.new)
    },
  }
}

/** What stands for one row of a thread, whatever its kind. */
export function createRow(row: Row, acts: MessageActs): Piece<Row> {
  if (row.type !== 'message') return createLine(row)
  const piece = createMessage(acts)
  return { element: piece.element, show: (next) => next.type === 'message' && piece.show(next) }
}
