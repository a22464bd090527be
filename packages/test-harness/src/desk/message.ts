import { type ShownMessage, WITHDRAW_WINDOW_MS } from '@sarika/im-engine'
import { avatar } from './avatar'
import { showTime } from './dates'
import { element, type Piece, setText } from './dom'
import { icon } from './icons'
import { failureInWords, textOf } from './in-words'
import { isTip, type MessageRow } from './timeline'
import { words } from './words'

/** What a person does with messages of theirs. */
export interface MessageActs {
  readonly isGroup: boolean
  withdraw(message: ShownMessage): void
  /** By client id: that of a message in the outbox, or of a withdrawal that failed. */
  resend(clientId: string): void
  discard(clientId: string): void
}

const texts = words.thread

type Tick = keyof typeof words.ticks

/** How far an own message got; in a group `read` means by all, `delivered` by anybody. */
function tickOf({ state, delivered, read }: ShownMessage): Tick {
  if (state !== 'sent') return state
  if (read === 'all') return 'read'
  return delivered !== 'none' || read !== 'none' ? 'delivered' : 'sent'
}

function button(kind: string, text: string, act: () => void): HTMLElement {
  const made = element('button', { type: 'button', class: kind }, text)
  made.addEventListener('click', act)
  return made
}

/** One message: made once; its text, its foot and what can be done with it change in place. */
export function createMessage(acts: MessageActs): Piece<MessageRow> {
  const by = element('bdi', { class: 'said-by' })
  const face = element('span', { class: 'said-face' })
  const text = element('bdi', { class: 'bubble-text' })
  const withdraw = button('said-action', texts.withdraw, () => shown && acts.withdraw(shown.message))
  const line = element(
    'div',
    { class: 'said-line' },
    face,
    element('div', { class: 'bubble' }, text),
    withdraw,
  )
  const foot = element('p', { class: 'said-foot' })
  const notes = element('div', { class: 'said-notes' })
  const article = element('article', { 'data-hold': '' }, by, line, foot, notes)
  let shown: MessageRow | undefined

  const showTip = ({ own, withdrawnAt, text: said }: ShownMessage, author: string) => {
    article.className = 'tip'
    const withdrawn = own ? texts.withdrawnByYou : texts.withdrawn(author)
    article.replaceChildren(element('bdi', {}, withdrawnAt === undefined ? said : withdrawn))
  }

  const showLine = (message: ShownMessage, author: string, isLast: boolean) => {
    const { own, from, id, at } = message
    face.hidden = own
    face.replaceChildren(...(isLast && !own ? [avatar(`p2p-${from}`, author)] : []))
    const said = textOf(message)
    setText(text, said.text)
    text.classList.toggle('soft', !said.isTheirs)
    // There for two minutes; the server's clock has the last word.
    withdraw.hidden = !own || id === '' || Date.now() - at > WITHDRAW_WINDOW_MS
  }

  const showFoot = (message: ShownMessage, isLast: boolean) => {
    const { own, at, state } = message
    const time = element('time', { datetime: new Date(at).toISOString() }, showTime(at))
    foot.hidden = !isLast && state === 'sent'
    foot.replaceChildren(time, ...(own ? [tick(tickOf(message))] : []))
  }

  const showNotes = ({ key, state, failure, failedWithdrawal, warning }: ShownMessage) => {
    const made: HTMLElement[] = []
    if (warning !== undefined)
      made.push(element('p', { class: 'soft' }, element('bdi', {}, texts.warning(warning))))
    if (state === 'failed')
      made.push(
        element('p', { class: 'said-failure' }, failureInWords(failure)),
        button('button button-small', texts.retry, () => acts.resend(key)),
        button('button button-small', texts.discard, () => acts.discard(key)),
      )
    if (failedWithdrawal !== undefined) {
      const { clientId, failure: why } = failedWithdrawal
      made.push(
        element('p', { class: 'said-failure' }, failureInWords(why)),
        button('button button-small', texts.dismiss, () => acts.discard(clientId)),
      )
    }
    notes.replaceChildren(...made)
  }

  return {
    element: article,
    show(row) {
      if (shown !== undefined && isSame(shown, row)) return
      shown = row
      const { message, author, isFirst, isLast } = row
      article.dataset.last = String(isLast)
      if (isTip(message)) return showTip(message, author)
      article.className = message.own ? 'said said-own' : 'said'
      if (message.own) article.dataset.state = tickOf(message)
      by.hidden = message.own || !acts.isGroup || !isFirst
      setText(by, author)
      showLine(message, author, isLast)
      showFoot(message, isLast)
      showNotes(message)
    },
  }
}

/** The engine gives the same object while a message has not changed. */
const isSame = (a: MessageRow, b: MessageRow): boolean =>
  a.message === b.message && a.author === b.author && a.isFirst === b.isFirst && a.isLast === b.isLast

function tick(name: Tick): HTMLElement {
  const heard = element('span', { class: 'only-heard' }, words.ticks[name])
  return element('span', { class: 'tick', 'data-tick': name }, icon(name, 14), heard)
}
