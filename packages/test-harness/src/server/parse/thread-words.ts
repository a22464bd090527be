// What the server and the thread that reads a PDF say to each other.

import type { Page } from './page'

export interface Thread {
  readonly pdf: Uint8Array
  readonly mostPages: number
  /** False where another program reads the text: what is attached is enough. */
  readonly isTextWanted: boolean
}

export type ThreadRead =
  | { readonly kind: 'read'; readonly attached: string | null; readonly pages: readonly Page[] }
  | { readonly kind: 'encrypted' | 'unreadable' }
