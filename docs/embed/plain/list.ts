import type { ConversationItem, ConversationKey, ConversationList, ImEngine } from '@sarika/im-engine'
import { bind, element, KeyedChildren, type Piece, setText } from './dom'

/** One conversation. The button stays as long as the conversation is listed, so that it keeps the focus. */
function createRow(open: (key: ConversationKey) => void, { key }: ConversationItem): Piece<ConversationItem> {
  const title = element('bdi')
  const last = element('bdi')
  const count = element('span')
  const button = element('button', { type: 'button' }, title, ' ', count, element('br'), last)
  button.addEventListener('click', () => open(key))
  let shown: ConversationItem | undefined
  return {
    element: element('li', {}, button),
    show(item) {
      // The engine gives the same object while nothing of it changed.
      if (item === shown) return
      shown = item
      setText(title, item.title ?? 'Unknown contact')
      setText(count, item.unread > 0 ? `(${item.unread} unread)` : '')
      setText(last, item.draft === '' ? (item.last?.text ?? '') : `Draft: ${item.draft}`)
    },
  }
}

/** The conversations in the engine's order, and more of them on demand. Returns how to stop. */
export function showList(
  place: HTMLElement,
  engine: ImEngine,
  open: (key: ConversationKey) => void,
): () => void {
  const rows = element('ul', { 'aria-label': 'Conversations' })
  const more = element('button', { type: 'button' }, 'Show more')
  more.addEventListener('click', () => engine.conversations.showMore())
  place.replaceChildren(rows, more)
  const children = new KeyedChildren<ConversationItem>(
    rows,
    ({ key }) => key,
    (item) => createRow(open, item),
  )
  return bind(engine.conversations, ({ items, total }: ConversationList) => {
    children.show(items)
    more.hidden = items.length >= total
  })
}
