import { looseText } from '@sarika/im-engine/text'

/** Whether each word that is looked for stands in one of the names; who searches leaves out accents, hyphens and points. */
export function isNamed(names: readonly string[], wanted: string): boolean {
  const all = names.map(looseText).join('\n')
  return looseText(wanted)
    .split(/\s+/)
    .every((word) => all.includes(word))
}
