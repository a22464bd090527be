/** Latin is the last: a name or a word of it stands in texts of the others as well. */
const SCRIPTS = [
  /\p{Script=Khmer}/u,
  /\p{Script=Thai}/u,
  /\p{Script=Hangul}/u,
  /\p{Script=Han}/u,
  /\p{Script=Latin}/u,
]

/** Which of the scripts a text is in, e.g. 0 for "អរគុណ Dara"; -1: none of them. */
export const scriptOf = (text: string): number => SCRIPTS.findIndex((script) => script.test(text))

/** Texts in the script of what was said last come first, otherwise they keep their order. Source: S-BOX-15. */
export function likeTalk(texts: readonly string[], said: string): readonly string[] {
  const script = scriptOf(said)
  const isLike = (text: string) => Number(script >= 0 && scriptOf(text) === script)
  return texts.toSorted((a, b) => isLike(b) - isLike(a))
}
