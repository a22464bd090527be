/** Bounded: an attacker's longest text is no reason to remember it for ever. */
const KNOWN_MAX = 100_000

/** Letters that stand in for those of a script; the same number of code units for most. */
const SCRIPTS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^\p{Script=Khmer}/u, [...'កខគឃចឆជញដតថទធនបពភមយរលវសហ']],
  [/^\p{Script=Thai}/u, [...'กขคงจชซดตทนบปพมยรลวสห']],
  [/^\p{Script=Han}/u, [...'山水木火土日月人口手田目']],
  [/^\p{Script=Hangul}/u, [...'가나다라마바사아자차카타']],
  [/^(?:\p{Script=Hiragana}|\p{Script=Katakana})/u, [...'あいうえおかきくけこ']],
  [/^\p{Extended_Pictographic}/u, [...'🌱🌳🌾🍃🌊🌙🌟🍂']],
  [/^\p{Script=Cyrillic}/u, [...'абвгдежзиклмно']],
  [/^\p{Script=Arabic}/u, [...'ابتثجحخدرس']],
  [/^\p{Nd}/u, [...'0123456789']],
  [/^\p{Lu}/u, [...'ABDEGIKLMNOPRSTU']],
  [/^\p{L}/u, [...'abdegiklmnoprstu']],
]

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** What is no letter, digit or picture says nothing: spaces, punctuation, lone marks. */
const isPlain = (grapheme: string): boolean => SCRIPTS.every(([script]) => !script.test(grapheme))

/**
 * Words become words of the same shape: as many graphemes, each of its script class, spaces and punctuation where they were.
 * Equal texts stay equal, and a name behind an `@` becomes what the name alone becomes. Source: S-REC-5.
 */
export class TextShape {
  readonly #known = new Map<string, string>()

  /** `chance` gives 0 <= x < 1 anew at each call: what stands in cannot be undone. */
  constructor(private readonly chance: () => number) {}

  of(text: string): string {
    const known = this.#known.get(text)
    if (known !== undefined) return known
    const made = text
      .split(/(@[\p{L}\p{M}\p{N}_.-]+)/u)
      .map((part) =>
        part.startsWith('@') && part.length > 1 ? `@${this.of(part.slice(1))}` : this.#made(part),
      )
      .join('')
    if (this.#known.size < KNOWN_MAX) this.#known.set(text, made)
    return made
  }

  #made(text: string): string {
    let made = ''
    for (const { segment } of graphemes.segment(text))
      made += isPlain(segment) ? segment : this.#standIn(segment)
    return made
  }

  #standIn(grapheme: string): string {
    const letters = SCRIPTS.find(([script]) => script.test(grapheme))?.[1] ?? ['x']
    return letters[Math.floor(this.chance() * letters.length)] ?? 'x'
  }
}
