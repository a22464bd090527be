// What the example does in place of a framework: three functions and a class.

import type { View } from '@sarika/im-engine'

/** An element with its attributes and children. Texts become text nodes: nobody's words are ever read as HTML. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string>> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value)
  made.append(...children)
  return made
}

/** Shows a view: `show` gets its snapshot now and after each change. Returns how to stop. */
export function bind<T>(
  view: Pick<View<T>, 'getSnapshot' | 'subscribe'>,
  show: (snapshot: T) => void,
): () => void {
  const update = () => show(view.getSnapshot())
  const stop = view.subscribe(update)
  update()
  return stop
}

/** Sets a text; one that stands there already keeps its node, and with it what a reader has selected. */
export function setText(node: Node, text: string): void {
  if (node.textContent !== text) node.textContent = text
}

/** Elements that stand for one value and can show the next one. */
export interface Piece<T> {
  readonly element: HTMLElement
  show(value: T): void
}

/** The children of an element, one for each value: an element lives, and stays where it is, as long as its key does. */
export class KeyedChildren<T> {
  readonly #pieces = new Map<string, Piece<T>>()

  constructor(
    private readonly parent: HTMLElement,
    private readonly keyOf: (value: T) => string,
    private readonly create: (value: T) => Piece<T>,
  ) {}

  show(values: readonly T[]): void {
    const focused = this.parent.contains(document.activeElement) ? document.activeElement : null
    this.#removeBut(new Set(values.map(this.keyOf)))
    let place = this.parent.firstElementChild
    for (const value of values) {
      const piece = this.#pieceOf(value)
      piece.show(value)
      if (piece.element === place) place = place.nextElementSibling
      else this.parent.insertBefore(piece.element, place)
    }
    // An element that moves loses the focus.
    if (focused instanceof HTMLElement && focused !== document.activeElement)
      focused.focus({ preventScroll: true })
  }

  #pieceOf(value: T): Piece<T> {
    const key = this.keyOf(value)
    const known = this.#pieces.get(key)
    if (known !== undefined) return known
    const made = this.create(value)
    this.#pieces.set(key, made)
    return made
  }

  #removeBut(keys: ReadonlySet<string>): void {
    for (const [key, piece] of this.#pieces) {
      if (keys.has(key)) continue
      piece.element.remove()
      this.#pieces.delete(key)
    }
  }
}
