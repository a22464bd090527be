// translator/ puts what an employer wrote into the reader's language, where the employer did not write it in that one.
// A service is an adapter of this port, one file each; by default there is none, and only written languages are offered.

import type { Language } from '../constants/names'

export interface Translator {
  /** The texts in their order; null: this pair of languages is not translated, or not now. */
  translate(texts: readonly string[], from: Language, to: Language): Promise<readonly string[] | null>
}
