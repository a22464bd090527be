// text/ says when two texts are the same for a person, when a text is empty, and where one stands in another. It is a
// door of its own (`@sarika/im-engine/text`), imports nothing, and is used by the engine, the portal and the server.
//
//   sameText    equal on the screen, in either case: chat, marking, `title`          "Cafe\u0301" = "café"
//   looseText   besides without accents of Latin, hyphens, points: keywords, places  "É-mail" = "email"
//
// Two keyboards write one Khmer syllable in different orders, and some write characters that nobody sees. A fold gives
// all of these one form. The form is for comparing alone: nobody is shown it.
//
// Whoever changes a fold raises FOLD_VERSION: what is stored folded is made anew then.

/** Goes up with every change of `sameText` or `looseText`. */
export const FOLD_VERSION = 1

const ASCII = /^\p{ASCII}*$/u
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu
const WIDTHS = /[\uff00-\uffef]+/g
const SPACES = /\p{Zs}/gu
const HYPHENS = /[\u2010\u2011]/g

/**
 * A Khmer letter, if there is one, with the letters below it (COENG and letter) and its signs. Beside marks of another
 * script nothing is put in order: normal forms would move them into one another.
 */
const KHMER =
  /([\u1780-\u17b3]|(?<!\p{M}))((?:\u17d2[\u1780-\u17b3]|[\u17b6-\u17d1\u17d3])+)(?!\u17d2[\u1780-\u17b3]|(?!\u17d2)\p{M})/gu
const KHMER_SIGNS = /\u17d2?./g
const COENG_RO = '\u17d2\u179a'
const SHIFTER = /[\u17c9\u17ca]/
const VOWEL = /[\u17b6-\u17c5]/
const VOWEL_ABOVE = /[\u17b7-\u17ba\u17be]/
/** Above a letter with a vowel above, the two shifters and this vowel are all drawn as this vowel. */
const SHIFTER_OR_U = /[\u17bb\u17c9\u17ca]/
/** Letters whose series is shifted by TRIISAP; all others take MUUSIKATOAN. */
const TRIISAP_LETTER = /[\u179f\u17a0\u17a2]/

/** Vowels and tone marks of Thai and Lao; SARA AA and SARA AM, which no sign follows, stand last. */
const THAI =
  /(?<![\p{M}\u0e32\u0e33\u0eb2\u0eb3])(?:[\u0e31-\u0e3a\u0e47-\u0e4e]{2,}|[\u0eb1-\u0ebc\u0ec8-\u0ece]{2,})(?![\p{M}\u0e32\u0e33\u0eb2\u0eb3])/gu

const THAI_LAST = /[\u0e32\u0e33\u0eb2\u0eb3]/

/** The order in which people are taught to type them: letters below, RO below, shifter, vowels, signs. */
function khmerRank(sign: string): number {
  if (sign === COENG_RO) return 1
  if (sign.length > 1) return 0
  if (SHIFTER.test(sign)) return 2
  return VOWEL.test(sign) ? 3 : 4
}

/** Two signs that are drawn like one, and that one. */
const KHMER_HALVES = [
  ['\u17c1', '\u17b6', '\u17c4'],
  ['\u17c1', '\u17b8', '\u17be'],
] as const
const THAI_HALVES = [
  ['\u0e4d', '\u0e32', '\u0e33'],
  ['\u0ecd', '\u0eb2', '\u0eb3'],
] as const

/** Puts halves together, wherever the two stand. */
function joinHalves(signs: string[], all: typeof KHMER_HALVES | typeof THAI_HALVES): string[] {
  for (const [first, second, whole] of all)
    while (signs.includes(first) && signs.includes(second)) {
      signs.splice(signs.indexOf(first), 1, whole)
      signs.splice(signs.indexOf(second), 1)
    }
  return signs
}

/** Letters below one another keep their order: another one is drawn otherwise. */
function byKhmerRank(a: string, b: string): number {
  const [rank, other] = [khmerRank(a), khmerRank(b)]
  return rank - other || (rank < 3 || a === b ? 0 : a < b ? -1 : 1)
}

function foldKhmer(_: string, letter: string, run: string): string {
  // DA and TA look alike below another letter.
  const signs = joinHalves(
    run.replaceAll('\u17d2\u178a', '\u17d2\u178f').match(KHMER_SIGNS) ?? [],
    KHMER_HALVES,
  )
  const shifter = TRIISAP_LETTER.test(letter) ? '\u17ca' : '\u17c9'
  const isAbove = signs.some((sign) => VOWEL_ABOVE.test(sign))
  const shifted = isAbove ? signs.map((sign) => sign.replace(SHIFTER_OR_U, shifter)) : signs
  return letter + shifted.sort(byKhmerRank).join('')
}

function foldThai(run: string): string {
  const signs = joinHalves([...run], THAI_HALVES).sort()
  return [
    ...signs.filter((sign) => !THAI_LAST.test(sign)),
    ...signs.filter((sign) => THAI_LAST.test(sign)),
  ].join('')
}

/**
 * A text for comparing: what looks the same is the same, in either case. Accents count.
 *
 * Folded are normal forms, full and half widths, spaces, characters that cannot be seen, the order of Khmer, Thai and
 * Lao signs, and case.
 */
export function sameText(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase()
  return (
    text
      .replace(INVISIBLE, '')
      .replace(WIDTHS, (wide) => wide.normalize('NFKC'))
      .replace(SPACES, ' ')
      .replace(HYPHENS, '-')
      .toLowerCase()
      .replaceAll('ς', 'σ')
      .normalize('NFC')
      .replace(KHMER, foldKhmer)
      // Two E are drawn like one AE.
      .replaceAll('\u0e40\u0e40', '\u0e41')
      .replaceAll('\u0ec0\u0ec0', '\u0ec1')
      .replace(THAI, foldThai)
  )
}

/** Hyphens, points and apostrophes: people write a word with and without. */
const POINTS = /[-.·'’‘ʼ`´′]/g
const LATIN_MARKS = /(\p{Script=Latin})\p{M}+/gu

const withoutPoints = (text: string): string => text.replace(POINTS, '')

const withoutMarks = (text: string): string =>
  sameText(
    withoutPoints(withoutPoints(text).normalize('NFKD')).replace(LATIN_MARKS, '$1').replaceAll('đ', 'd'),
  )

/**
 * A text for comparing where people leave out what they do not need: `sameText`, and no accents of Latin, no hyphens,
 * points and apostrophes.
 */
export function looseText(text: string): string {
  const same = sameText(text)
  if (ASCII.test(same)) return withoutPoints(same)
  let loose = withoutMarks(same)
  // What was taken out may have stood between two things that belong together.
  for (let before = same; before !== loose; ) {
    before = loose
    loose = withoutMarks(before)
  }
  return loose
}
