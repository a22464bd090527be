// Emoji with names and words to search by, as the portal serves them itself: one file a language, fetched when somebody opens the
// picker. In Khmer emojibase has none: English names stand in under Khmer headings, with what emoji-khmer.ts has by hand.

import type { EmojiData, SkinTone } from 'frimousse'
import type { Language } from '../../../i18n/languages'

/** A row of emojibase's compact data. */
interface Row {
  readonly unicode: string
  readonly label: string
  readonly tags?: readonly string[]
  /** Absent of parts that stand for nothing alone. */
  readonly group?: number
  readonly skins?: readonly { readonly unicode: string }[]
}

const LOADS: Readonly<Record<Exclude<Language, 'km'>, () => Promise<{ readonly default: unknown }>>> = {
  en: () => import('emojibase-data/en/compact.json'),
  zh: () => import('emojibase-data/zh/compact.json'),
  ko: () => import('emojibase-data/ko/compact.json'),
  th: () => import('emojibase-data/th/compact.json'),
  vi: () => import('emojibase-data/vi/compact.json'),
}

/** The groups of emojibase, by their numbers there; 2 are the tones of skin themselves. */
export const GROUPS = [
  [0, 'smileys'],
  [1, 'people'],
  [3, 'nature'],
  [4, 'food'],
  [5, 'travel'],
  [6, 'activities'],
  [7, 'objects'],
  [8, 'symbols'],
  [9, 'flags'],
] as const
export type GroupName = (typeof GROUPS)[number][1]

/** From light to dark, as the rows have their skins. */
export const TONES = [
  'light',
  'medium-light',
  'medium',
  'medium-dark',
  'dark',
] as const satisfies readonly SkinTone[]
export type Tone = (typeof TONES)[number]

/** All that the picker shows, e.g. `emojis: [{ emoji: "👋", label: "waving hand", category: 1, tags: ["hello"] }]`. */
export async function loadEmoji(
  language: Language,
  wordsOf: { readonly group: (name: GroupName) => string; readonly tone: (tone: Tone) => string },
): Promise<EmojiData> {
  const isKhmer = language === 'km'
  const [rows, english, khmer] = await Promise.all([
    rowsIn(isKhmer ? 'en' : language),
    rowsIn('en'),
    isKhmer ? import('./emoji-khmer') : null,
  ])
  const inEnglish = new Map(english.map((row) => [row.unicode, row]))
  return {
    locale: language,
    categories: GROUPS.map(([index, name]) => ({ index, label: wordsOf.group(name) })),
    skinTones: byTone((tone) => wordsOf.tone(tone)),
    emojis: rows.flatMap((row) =>
      toEmoji(row, inEnglish.get(row.unicode), khmer?.khmerWordsOf(row.unicode) ?? []),
    ),
  }
}

const rowsIn = async (language: keyof typeof LOADS): Promise<readonly Row[]> =>
  (await LOADS[language]()).default as readonly Row[]

/** It is found by its words in the language of the screen, and by the English ones. */
function toEmoji(
  { unicode, label, tags = [], group, skins }: Row,
  english: Row | undefined,
  more: readonly string[],
): EmojiData['emojis'] {
  if (!GROUPS.some(([index]) => index === group)) return []
  const words = [
    ...new Set([
      ...more,
      ...tags,
      ...(english === undefined ? [] : [english.label, ...(english.tags ?? [])]),
    ]),
  ]
  const emoji = { emoji: unicode, category: group as number, label, version: 0, tags: words }
  // Of two people each may have a tone of their own: 25 skins, of which the picker offers none.
  if (skins?.length !== TONES.length) return [emoji]
  return [{ ...emoji, skins: byTone((_, index) => skins[index]?.unicode ?? unicode) }]
}

const byTone = (make: (tone: Tone, index: number) => string): Record<Tone, string> =>
  Object.fromEntries(TONES.map((tone, index) => [tone, make(tone, index)])) as Record<Tone, string>
