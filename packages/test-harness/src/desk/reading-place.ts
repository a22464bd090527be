/** This close to the end counts as being there, px. */
const AT_END_PX = 48

/** A message and how far below the frame's top it stands; 'end' = wherever the end is. */
type Place = 'end' | { readonly row: HTMLElement; readonly top: number }

/**
 * Keeps a reader where they are, whatever comes above, below or between: the place is noted at each scroll and taken up
 * again after each change. Rows that can be held on to carry `data-hold`: a day's line moves when older messages of that
 * day come, a message does not.
 */
export class ReadingPlace {
  #place: Place = 'end'
  /** Of the frame, when it was last seen or set. */
  #scrollTop = 0
  readonly #sizes = new ResizeObserver(() => this.takeUp())

  /** `frame` scrolls `content`; fonts that come late and a field that grows change sizes without new rows. */
  constructor(
    private readonly frame: HTMLElement,
    private readonly content: HTMLElement,
  ) {
    this.#sizes.observe(frame)
    this.#sizes.observe(content)
  }

  get isAtEnd(): boolean {
    return this.#place === 'end'
  }

  note(): void {
    const { scrollHeight, scrollTop, clientHeight } = this.frame
    const isEnd = scrollHeight - scrollTop - clientHeight < AT_END_PX
    const row = isEnd ? undefined : this.#rows().find((one) => this.#topOf(one) + one.offsetHeight > 0)
    this.#place = row === undefined ? 'end' : { row, top: this.#topOf(row) }
    this.#scrollTop = scrollTop
  }

  takeUp(): void {
    // Scrolled up from the end, and the browser has not told yet.
    if (this.#place === 'end' && this.#isScrolledUp) this.note()
    if (this.#place === 'end') this.frame.scrollTop = this.frame.scrollHeight
    else if (this.#place.row.isConnected)
      this.frame.scrollTop += this.#topOf(this.#place.row) - this.#place.top
    this.#scrollTop = this.frame.scrollTop
  }

  /** Not what a browser does by itself when the content became shorter. */
  get #isScrolledUp(): boolean {
    const { scrollHeight, scrollTop, clientHeight } = this.frame
    return scrollTop < this.#scrollTop && scrollTop < scrollHeight - clientHeight
  }

  toEnd(): void {
    this.#place = 'end'
    this.takeUp()
  }

  /** Shows an element in the upper third. */
  startAt(line: Element): void {
    this.frame.scrollTop += this.#topOf(line) - this.frame.clientHeight / 3
    this.note()
  }

  close(): void {
    this.#sizes.disconnect()
  }

  #rows = (): HTMLElement[] => [...this.content.querySelectorAll<HTMLElement>('[data-hold]')]

  #topOf = (row: Element): number => row.getBoundingClientRect().top - this.frame.getBoundingClientRect().top
}
