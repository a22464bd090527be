import type { ConversationSnapshot, ConversationView, ImEngine } from '@sarika/im-engine'
import { bind, element, KeyedChildren, setText } from './dom'
import { icon } from './icons'
import type { MessageActs } from './message'
import { bindNames, nameIn } from './names'
import { ReadingPlace } from './reading-place'
import { createRow } from './row'
import { buildTimeline, isNew, type Row } from './timeline'
import { words } from './words'

const texts = words.thread

/** Closer to the top than this the next page is fetched, px. */
const NEAR_TOP_PX = 240
/** More messages than this are not kept for a reader who is at the end. */
const KEPT = 200

const LOG = { class: 'log', role: 'log', 'aria-labelledby': 'log-label thread-name', tabindex: '0' }
const TO_END = { type: 'button', class: 'to-end', 'aria-label': texts.toEnd }

/** The line above the messages: what is known of those before them. */
function noteOf({ isReady, isLoadingOlder, hasOlder, messages }: ConversationSnapshot): string {
  if (!isReady) return texts.loading
  if (isLoadingOlder) return texts.loadingOlder
  if (hasOlder) return ''
  return messages.length === 0 ? texts.nothing : texts.start
}

/** Messages of one conversation, newest at the bottom; older ones come while one scrolls up, and nothing jumps. */
export class MessageLog {
  readonly #note = element('p', { class: 'log-note soft', role: 'status' })
  readonly #retry = element('button', { type: 'button', class: 'button button-small' }, texts.retry)
  readonly #failed = element('p', { class: 'log-note soft' }, `${texts.olderFailed} `, this.#retry)
  readonly #rows = element('div', { class: 'log-rows' })
  readonly #content = element('div', { class: 'log-content' }, this.#note, this.#failed, this.#rows)
  readonly #log = element('div', LOG, this.#content)
  readonly #toEnd = element('button', TO_END, icon('down'))
  readonly #reading = new ReadingPlace(this.#log, this.#content)
  readonly #children: KeyedChildren<Row>
  readonly #stop: () => void
  #isOpen = false
  /** What was read when the conversation was opened; null = all. */
  #readUpTo: ConversationSnapshot['mark'] = null
  #newest = ''

  constructor(
    place: HTMLElement,
    private readonly engine: ImEngine,
    private readonly view: ConversationView,
    acts: MessageActs,
  ) {
    const label = element('span', { id: 'log-label', class: 'only-heard' }, texts.log)
    place.append(label, this.#log, this.#toEnd)
    this.#failed.hidden = true
    this.#children = new KeyedChildren<Row>(
      this.#rows,
      ({ key }) => key,
      (row) => createRow(row, acts),
    )
    this.#log.addEventListener('scroll', () => {
      this.#reading.note()
      this.#showWay()
      this.#loadWhenNear()
    })
    this.#retry.addEventListener('click', () => void this.#loadOlder())
    this.#toEnd.addEventListener('click', () => {
      this.#reading.toEnd()
      this.#showWay()
    })
    const stops = [bind(view, () => this.#show()), bindNames(engine, () => this.#show())]
    this.#stop = () => {
      for (const stop of stops) stop()
    }
  }

  close(): void {
    this.#stop()
    this.#reading.close()
    if (this.#isOpen) this.view.close()
  }

  #show(): void {
    const snapshot = this.view.getSnapshot()
    const isFirst = snapshot.isReady && !this.#isOpen
    if (isFirst) this.#open(snapshot)
    setText(this.#note, noteOf(snapshot))
    this.#children.show(
      buildTimeline(snapshot, this.#readUpTo, (imId) => nameIn(this.engine, this.view.key, imId)),
    )
    const line = isFirst ? this.#rows.querySelector('.new-line') : null
    if (line !== null) this.#reading.startAt(line)
    else if (this.#hasJustSpoken(snapshot)) this.#reading.toEnd()
    else this.#reading.takeUp()
    this.#showWay()
    // A page may be too short to scroll. After a failure only a person asks again.
    if (this.#failed.hidden) this.#loadWhenNear()
    if (this.#reading.isAtEnd && snapshot.messages.length > KEPT) void this.view.toNewest()
  }

  /** From now on what comes is read, while this page is visible. */
  #open({ mark, messages }: ConversationSnapshot): void {
    this.#isOpen = true
    if (mark !== null && messages.some((message) => isNew(message, mark))) this.#readUpTo = mark
    // Only now: it moves the mark to the end.
    this.view.open()
  }

  #hasJustSpoken({ messages }: ConversationSnapshot): boolean {
    const last = messages.at(-1)
    const before = this.#newest
    this.#newest = last?.key ?? ''
    return last?.state === 'sending' && last.key !== before
  }

  #showWay(): void {
    this.#toEnd.hidden = this.#reading.isAtEnd
  }

  #loadWhenNear(): void {
    const { isReady, hasOlder, isLoadingOlder } = this.view.getSnapshot()
    const isNear = this.#log.scrollTop < NEAR_TOP_PX
    if (isReady && hasOlder && !isLoadingOlder && isNear) void this.#loadOlder()
  }

  async #loadOlder(): Promise<void> {
    this.#failed.hidden = true
    this.#failed.hidden = (await this.view.loadOlder()).ok
  }
}
