import { OCCUPATIONS } from '../jobs/occupations/occupations'
import { type Constant, LANGUAGES, type Names } from './names'

/** `trade`: trades by the name that is shown, each with the functions it belongs to. */
export interface Trade extends Constant {
  readonly categoryIds: readonly number[]
}

/** As the first word of a line; other languages than those of Latin letters have no capitals. */
const capital = (name: string): string => name.charAt(0).toLocaleUpperCase('en') + name.slice(1)

export const TRADES: readonly Trade[] = OCCUPATIONS.map(({ number, names, categoryIds }) => ({
  id: number,
  names: Object.fromEntries(
    LANGUAGES.map((language) => [language, capital(names[language][0] ?? '')]),
  ) as Names,
  categoryIds,
}))
