/** Makes a PDF of a document that has everything in it. */
export interface Printer {
  /**
   * The PDF of a whole HTML document, A4, without page numbers. `none`: there is nothing to print with; `busy`: too many wait.
   * Rejects when it could not be made, or not in time.
   */
  print(html: string): Promise<Uint8Array | 'none' | 'busy'>
  /** Ends what is being printed. */
  close(): Promise<void>
}

/** For servers that have no Chromium. */
export const noPrinter: Printer = { print: async () => 'none', close: async () => {} }
