/** They turn the direction of all that follows, in a sentence around them too. */
const MARKS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g
/** Hebrew, Arabic and their kin. */
const FROM_THE_RIGHT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/

/** What somebody wrote, as part of a sentence of ours: its direction is its own matter, e.g. "\u2068שלום\u2069". */
export function isolate(text: string): string {
  const plain = text.replace(MARKS, '')
  return FROM_THE_RIGHT.test(plain) ? `\u2068${plain}\u2069` : plain
}
