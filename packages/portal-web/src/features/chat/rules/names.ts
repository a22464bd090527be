/** What cannot be seen and is typed by one keyboard and not by another: zero-width characters, soft hyphens, marks of direction. */
const UNSEEN = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g
/** Accents over Latin letters: who searches types them or not. Khmer marks are letters of their own and count. */
const ACCENTS = /[\u0300-\u036f]/g

/** A name for comparing, e.g. "Élodie" as "elodie". */
export const foldName = (text: string): string =>
  text.replace(UNSEEN, '').normalize('NFKD').replace(ACCENTS, '').toLowerCase()

/** Whether each word that is looked for stands in one of the names. */
export function isNamed(names: readonly string[], wanted: string): boolean {
  const all = names.map(foldName).join('\n')
  return foldName(wanted)
    .split(/\s+/)
    .every((word) => all.includes(word))
}
