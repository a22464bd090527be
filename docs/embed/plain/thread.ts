import type { ConversationKey, ConversationSnapshot, ImEngine, ShownMessage } from '@sarika/im-engine'
import { bind, element, KeyedChildren, type Piece, setText } from './dom'

/** How far an own message got, e.g. "delivered"; of others the time. */
function footOf({ own, at, state, delivered, read }: ShownMessage): string {
  const time = new Date(at).toLocaleTimeString()
  if (!own) return time
  const tick =
    state !== 'sent' ? state : read !== 'none' ? 'read' : delivered !== 'none' ? 'delivered' : 'sent'
  return `${time} · ${tick}`
}

function textOf({ withdrawnAt, damage, kind, text }: ShownMessage): string {
  if (withdrawnAt !== undefined) return 'Message withdrawn'
  if (damage !== undefined) return 'This message cannot be read.'
  return kind === 'text' || kind === 'tip' ? text : 'This kind of message cannot be shown here.'
}

/** One message: its text keeps its node while its foot changes, and with it what a reader has selected. */
function createMessage(): Piece<ShownMessage> {
  const text = element('bdi')
  const foot = element('small')
  const article = element('article', {}, text, element('br'), foot)
  return {
    element: article,
    show(message) {
      article.dataset.own = String(message.own)
      setText(text, textOf(message))
      setText(foot, footOf(message))
    },
  }
}

/**
 * One conversation: its messages, older ones on demand, and the field to answer. What is typed is a draft on disk until the
 * message is; what the engine refuses comes back with the reason. Returns how to close it.
 */
export function showThread(place: HTMLElement, engine: ImEngine, key: ConversationKey): () => void {
  const view = engine.conversation(key)
  const older = element('button', { type: 'button' }, 'Older messages')
  const log = element('div', { role: 'log', 'aria-label': 'Messages' })
  const field = element('textarea', { 'aria-label': 'Message', rows: '2' })
  const refused = element('p', { role: 'alert' })
  const form = element('form', {}, field, element('button', { type: 'submit' }, 'Send'), refused)
  place.replaceChildren(older, log, form)

  older.addEventListener('click', () => void view.loadOlder())
  field.addEventListener('input', () => void view.setDraft({ text: field.value, quoteId: null }))
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    const text = field.value
    field.value = ''
    const result = await engine.send(key, text)
    if (!result.ok && field.value === '') field.value = text
    setText(refused, result.ok ? '' : `Not sent: ${result.refusal.kind}`)
    // Only now: until the message is durable the draft is what survives.
    await view.setDraft({ text: field.value, quoteId: null })
  })

  const children = new KeyedChildren<ShownMessage>(log, ({ key }) => key, createMessage)
  let isOpen = false
  const stop = bind(view, ({ isReady, hasOlder, messages, draft }: ConversationSnapshot) => {
    children.show(messages)
    older.hidden = !hasOlder
    if (!isReady || isOpen) return
    isOpen = true
    field.value = draft.text
    // Only now: it moves the mark of what is read to the end.
    view.open()
  })
  return () => {
    stop()
    if (isOpen) view.close()
  }
}
