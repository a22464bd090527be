import type { ConversationView, ImEngine, Refusal } from '@sarika/im-engine'
import { isBlank } from '@sarika/im-engine/text'
import { charactersLeft } from './characters-left'
import { bind, element, setText } from './dom'
import { icon } from './icons'
import { refusalInWords } from './in-words'
import { words } from './words'

const texts = words.composer
/** When fewer characters are left the field says how many. */
const COUNT_BELOW = 100
/** UTF-16 units. A shorter text leaves a hundred characters of either limit, so it is not counted at each key. */
const FEW_UNITS = 700
/** Old Chromium and Safari tell the Enter that ends a composition only by this code. */
const COMPOSING_KEY = 229

/** Writes drafts one at a time, the newest last: a fast typist costs as many commits as the disk can take. */
function draftKeeper(view: ConversationView): (text: string) => Promise<void> {
  let next: string | undefined
  let isWriting = false
  return async (text) => {
    next = text
    if (isWriting) return
    isWriting = true
    while (next !== undefined) {
      const draft: string = next
      next = undefined
      await view.setDraft({ text: draft, quoteId: null })
    }
    isWriting = false
  }
}

export interface Composer {
  /** Why the last command was refused; null = it was not. */
  say(refusal: Refusal | null): void
  focus(): void
  close(): void
}

/**
 * The field to write in; in a group that is over, how it ended. What is typed is a draft on disk until the message is; a
 * refused text comes back.
 */
export function showComposer(place: HTMLElement, engine: ImEngine, view: ConversationView): Composer {
  const note = element('p', { class: 'composer-note', role: 'alert' })
  const field = element('textarea', { rows: '1', dir: 'auto', placeholder: texts.placeholder })
  field.setAttribute('aria-labelledby', 'composer-label thread-name')
  field.setAttribute('aria-describedby', 'composer-hint')
  const button = element('button', {
    type: 'submit',
    class: 'send',
    'aria-label': texts.send,
    title: texts.hint,
  })
  button.append(icon('send'))
  const count = element('p', { class: 'composer-count', role: 'status' })
  const label = element('span', { id: 'composer-label', class: 'only-heard' }, texts.label)
  const hint = element('p', { id: 'composer-hint', class: 'only-heard' }, texts.hint)
  const line = element('div', { class: 'composer-line' }, field, button)
  const form = element('form', { class: 'composer' }, note, label, line, hint, count)
  const over = element('p', { class: 'thread-ended', role: 'status' })
  place.append(form)

  const keep = draftKeeper(view)
  const say = (refusal: Refusal | null) => {
    note.textContent = refusal === null ? '' : refusalInWords(refusal)
  }
  const show = (text: string) => {
    field.value = text
    const left = text.length < FEW_UNITS ? COUNT_BELOW : charactersLeft(text)
    count.textContent = left < COUNT_BELOW ? texts.left(left) : ''
    count.dataset.over = String(left < 0)
  }
  const send = async () => {
    const text = field.value
    if (isBlank(text)) return
    show('')
    const result = await engine.send(view.key, text)
    if (!result.ok && field.value === '') show(text)
    say(result.ok ? null : result.refusal)
    // Only now: until the message is durable the draft is what survives.
    await keep(field.value)
  }

  let hasTyped = false
  field.addEventListener('input', () => {
    hasTyped = true
    say(null)
    show(field.value)
    void keep(field.value)
  })
  field.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing || event.keyCode === COMPOSING_KEY)
      return
    event.preventDefault()
    void send()
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void send()
  })
  // What was typed before a reload, or in another tab, until somebody types here.
  const stop = bind(view, ({ draft, ended }) => {
    if (!hasTyped && field.value !== draft.text) show(draft.text)
    const [now, before] = ended === null ? [line, over] : [over, line]
    before.replaceWith(now)
    setText(over, ended === null ? '' : words.thread[ended])
  })
  return { say, focus: () => field.focus(), close: stop }
}
