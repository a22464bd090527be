import {
  type ConversationKey,
  type ConversationView,
  type ImEngine,
  isGroupKey,
  type Result,
} from '@sarika/im-engine'
import { avatar } from './avatar'
import { type Composer, showComposer } from './composer'
import { bind, element, setText } from './dom'
import { icon } from './icons'
import type { MessageActs } from './message'
import { MessageLog } from './message-log'
import { bindNames, groupWith, isThere, titleOf } from './names'
import { words } from './words'

const texts = words.thread

/** Who a conversation is with. Returns how to stop. */
function showHead(place: HTMLElement, engine: ImEngine, key: ConversationKey): () => void {
  const back = element('a', { class: 'back', href: '#', 'aria-label': texts.back }, icon('back'))
  const face = element('span')
  const name = element('bdi', { id: 'thread-name' })
  const below = element('bdi')
  const there = element('span', { class: 'thread-online' })
  const text = element('div', {}, element('h1', {}, name), element('p', { class: 'soft' }, there, below))
  place.append(element('header', { class: 'thread-head' }, back, face, text))
  const show = () => {
    const title = titleOf(engine, key)
    const people = groupWith(engine, key)?.count ?? 0
    const jobTitle = engine.conversations.getSnapshot().items.find((one) => one.key === key)?.jobTitle
    if (name.textContent !== title) face.replaceChildren(avatar(key, title))
    setText(name, title)
    setText(below, people > 0 ? texts.people(people) : (jobTitle ?? ''))
    const isAlone = below.textContent === ''
    setText(there, isThere(engine, key) ? `${texts.online}${isAlone ? '' : ' · '}` : '')
  }
  const stops = [
    bindNames(engine, show),
    engine.online.subscribe(show),
    engine.conversation(key).subscribe(show),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

/** What the messages can ask of the engine; what it refuses is said at the field. */
function actsOf(engine: ImEngine, { key }: ConversationView, composer: Composer): MessageActs {
  const judge = async (asked: Promise<Result<unknown>>) => {
    const result = await asked
    composer.say(result.ok ? null : result.refusal)
  }
  // Only what is in the outbox fails, and its key there is the client id.
  type ClientId = Parameters<ImEngine['resend']>[0]
  return {
    isGroup: isGroupKey(key),
    withdraw: (message) => void judge(engine.withdraw(key, message)),
    resend: (clientId) => void judge(engine.resend(clientId as ClientId)),
    discard: (clientId) => void judge(engine.discard(clientId as ClientId)),
  }
}

/** What is deleted from the list while it is shown is shown no more; what was before may be opened. Returns how to stop. */
function watchDeletion(view: ConversationView): () => void {
  let wasListed = false
  return bind(view, ({ isReady, isDeleted }) => {
    if (!isReady) return
    if (isDeleted && wasListed) location.hash = ''
    wasListed = !isDeleted
  })
}

/** One conversation: who it is with, what was said, the field to answer. For null, a hint. Returns how to close it. */
export function showThread(place: HTMLElement, engine: ImEngine, key: ConversationKey | null): () => void {
  place.replaceChildren()
  place.classList.toggle('thread-empty', key === null)
  if (key === null) {
    const title = element('h1', { class: 'only-heard' }, words.list.label)
    place.append(title, element('p', { class: 'soft' }, texts.choose))
    return () => {}
  }
  const view = engine.conversation(key)
  const closeHead = showHead(place, engine, key)
  const middle = element('div', { class: 'log-place' })
  place.append(middle)
  const composer = showComposer(place, engine, view)
  const log = new MessageLog(middle, engine, view, actsOf(engine, view, composer))
  // A keyboard is at hand where a pointer can hover; elsewhere it would come up over the messages.
  if (matchMedia('(hover: hover)').matches) composer.focus()

  // What came while nobody looked is read when somebody does.
  const read = () => {
    if (document.visibilityState === 'visible' && view.getSnapshot().isReady) void view.markRead()
  }
  document.addEventListener('visibilitychange', read)
  const stopWatching = watchDeletion(view)
  return () => {
    stopWatching()
    document.removeEventListener('visibilitychange', read)
    log.close()
    composer.close()
    closeHead()
  }
}
