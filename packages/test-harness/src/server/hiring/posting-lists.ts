import type { Posting } from '@sarika/portal-web/contract/posting'
import { CONSTANTS } from '../constants/constants'
import { LOCATIONS } from '../constants/locations'

/** Ids that are in no list, by their fields; 0 stands for what is not said. */
export function unknownIn(posting: Posting): { field: string; message: string }[] {
  const lists = {
    categoryId: CONSTANTS.categories,
    termId: CONSTANTS.terms,
    levelId: CONSTANTS.levels,
    qualificationId: CONSTANTS.qualifications,
    experienceId: CONSTANTS.experiences,
    languageIds: CONSTANTS.languages,
    locationIds: LOCATIONS.flatMap((one) => [one, ...one.districts]),
  } as const
  return Object.entries(lists).flatMap(([field, list]) => {
    const ids = [posting[field as keyof typeof lists]].flat().filter((id) => id !== 0)
    const isKnown = ids.every((id) => list.some((one) => one.id === id))
    return isKnown ? [] : [{ field, message: 'this is in no list' }]
  })
}
