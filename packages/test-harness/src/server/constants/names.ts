/** The languages of the portal, in the order in which our lists name things. */
export const LANGUAGES = ['en', 'zh', 'km', 'ko', 'th', 'vi'] as const
export type Language = (typeof LANGUAGES)[number]

/** One thing in every language, e.g. `{ en: 'Cook', zh: '厨师', km: 'ចុងភៅ', ko: '요리사', th: 'พ่อครัว', vi: 'Đầu bếp' }`. */
export type Names = Readonly<Record<Language, string>>

/** One item of a list that people choose from; ids count from 1 within their list and never change. */
export interface Constant {
  readonly id: number
  readonly names: Names
}

/** The names of one thing in the order of `LANGUAGES`: `Cook | 厨师 | ចុងភៅ | 요리사 | พ่อครัว | Đầu bếp`. */
export function namesOf(row: string): Names {
  const [en, zh, km, ko, th, vi] = row.split(' | ')
  if (!en || !zh || !km || !ko || !th || !vi) throw new Error(`"${row}" is not named in six languages`)
  return { en, zh, km, ko, th, vi }
}

/** A list whose ids are the places of its rows: what is new goes to the end. */
export const listOf = (rows: readonly string[]): readonly Constant[] =>
  rows.map((row, index) => ({ id: index + 1, names: namesOf(row) }))
