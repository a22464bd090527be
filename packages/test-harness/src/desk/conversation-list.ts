import type { ConversationKey, ConversationList, ImEngine } from '@sarika/im-engine'
import { createConversationRow, type Listed } from './conversation-row'
import { bind, bindAtRest, element, KeyedChildren } from './dom'
import { isThere } from './names'
import { words } from './words'

const texts = words.list

interface Conversations {
  /** Marks the row of the conversation that is shown. */
  select(key: ConversationKey | null): void
  close(): void
}

/** The conversations in the engine's order: one row each, kept while they move, and a page more on demand. */
export function showConversations(place: HTMLElement, engine: ImEngine): Conversations {
  const empty = element('p', { class: 'list-empty soft' }, texts.empty)
  const rows = element('ul')
  const more = element('button', { type: 'button', class: 'button button-quiet' })
  more.addEventListener('click', () => engine.conversations.showMore())
  place.append(empty, rows, more)

  const children = new KeyedChildren<Listed>(rows, ({ item }) => item.key, createConversationRow)
  let selected: ConversationKey | null = null
  const mark = () => {
    for (const link of rows.querySelectorAll<HTMLAnchorElement>('a'))
      if (link.dataset.key === selected) link.setAttribute('aria-current', 'true')
      else link.removeAttribute('aria-current')
  }
  const showEmpty = () => {
    const isEmpty = engine.conversations.getSnapshot().total === 0
    empty.hidden = !isEmpty || !engine.connection.getSnapshot().isCaughtUp
  }
  const show = ({ items, total }: ConversationList) => {
    children.show(items.map((item) => ({ item, isThere: isThere(engine, item.key) })))
    showEmpty()
    more.hidden = items.length >= total
    more.textContent = texts.more(total - items.length)
    mark()
  }
  const stops = [
    bindAtRest(rows, engine.conversations, show),
    bindAtRest(rows, engine.online, () => show(engine.conversations.getSnapshot())),
    bind(engine.connection, showEmpty),
  ]
  return {
    select(key) {
      selected = key
      mark()
    },
    close() {
      for (const stop of stops) stop()
    },
  }
}
