import { LOCATIONS } from '../constants/locations'
import { findWord } from './words'

/** Short names, such as PP, stand for much else. */
const spellings = LOCATIONS.filter(({ isRemote }) => !isRemote).flatMap(({ id, names, otherNames }) =>
  [...new Set([...Object.values(names), ...otherNames])]
    .filter((word) => word.length > 3 || !/^[A-Z]+$/.test(word))
    .filter((word) => word !== 'Capital')
    .map((word) => ({ id, word })),
)

/** The province that a text names; not sure where it names several. */
export function provinceIn(text: string): { readonly id: number; readonly isSure: boolean } | null {
  const ids = [
    ...new Set(spellings.filter(({ word }) => findWord(text, [word]) !== null).map(({ id }) => id)),
  ]
  const [id] = ids
  return id === undefined ? null : { id, isSure: ids.length === 1 }
}
