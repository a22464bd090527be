// The text of a PDF as its readers give it: words with their boxes, in points from the top left corner of a page.

export interface Word {
  readonly text: string
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

export interface Page {
  readonly width: number
  readonly words: readonly Word[]
}

/** What a reader of PDF comes to; `ended`: it took too much. `isKhmerKept` false: it loses the order of Khmer, so nothing in Khmer is sure. */
export type ReadPdf =
  | { readonly kind: 'read'; readonly pages: readonly Page[]; readonly isKhmerKept: boolean }
  | { readonly kind: 'encrypted' | 'unreadable' | 'ended' }
