import type { PageText, ReceiptText } from './load'

/**
 * A side of the comparison. Every method is one measured thing on its own database and answers how long it took, ms.
 * Texts are parsed inside the clock, on both sides.
 */
export interface Subject {
  /** From nothing shown to 100 conversations and the newest 20 messages of the first; the subject is open afterwards. */
  open(): Promise<number>
  /** All pages, until everything is stored, shown and closed at rest. */
  catchUp(pages: readonly PageText[]): Promise<number>
  /** Live frames that come at once, until the last is shown and all is stored and closed at rest. Needs open(). */
  flood(frames: readonly string[]): Promise<number>
  /** Receipts that come at once, until all is stored and closed at rest. Needs open(). */
  receipts(receipts: readonly ReceiptText[]): Promise<number>
  /** `count` times the 20 messages before. Needs open(). */
  pageBack(place: string, count: number): Promise<number>
  /** Messages of a conversation that contain a word. Needs open(). */
  search(place: string, word: string): Promise<{ readonly ms: number; readonly count: number }>
  close(): Promise<void>
}
