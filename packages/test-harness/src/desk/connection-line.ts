import type { ImEngine } from '@sarika/im-engine'
import { bind, element } from './dom'
import { noticeOf } from './in-words'
import { words } from './words'

const texts = words.connection

/** Says what is the matter with the connection or the storage, and nothing when all is well. Returns how to stop. */
export function showConnection(place: HTMLElement, engine: ImEngine): () => void {
  const useHere = element('button', { type: 'button', class: 'button button-small' }, texts.useHere)
  useHere.addEventListener('click', () => location.reload())

  const update = () => {
    const notice = noticeOf(engine.connection.getSnapshot(), navigator.onLine)
    const banner =
      notice === null ? [] : [element('p', { class: 'banner', 'data-notice': notice }, texts[notice])]
    if (notice === 'replaced') banner[0]?.append(useHere)
    const isDegraded = engine.health.getSnapshot().kind === 'degraded'
    place.replaceChildren(
      ...banner,
      ...(isDegraded ? [element('p', { class: 'banner' }, texts.degraded)] : []),
    )
  }
  const stops = [bind(engine.connection, update), bind(engine.health, update)]
  // The browser knows of a lost network before the socket does.
  addEventListener('online', update)
  addEventListener('offline', update)
  return () => {
    for (const stop of stops) stop()
    removeEventListener('online', update)
    removeEventListener('offline', update)
  }
}
