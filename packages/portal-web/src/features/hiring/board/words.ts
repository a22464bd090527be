import type { TFunction } from 'i18next'
import { type Constants, nameIn, placeName } from '../../../http/constants'
import { titleOf } from '../../../lib/job'
import type { Card, Fact } from './api'

export type Say = TFunction<'board'>

/** The name, or before it was opened a number, e.g. "Candidate 18". */
export const nameOf = ({ name, number }: Card, t: Say): string => name || t('candidate', { number })

/** The job in the language that is shown, where it has a title in it. */
export const jobTitleOf = ({ jobTitle, jobTitles }: Card): string =>
  titleOf({ title: jobTitle, titles: jobTitles })

function timeOf(months: number, t: Say): string {
  if (months < 12) return t('months', { count: months })
  return t('years', { count: Math.floor(months / 12) })
}

/** The newest work and how long in all, e.g. "Receptionist, 4 years". */
export function workOf({ title, months }: Card, t: Say): string {
  if (months === 0) return title || t('noWork')
  return title === '' ? timeOf(months, t) : t('worked', { title, time: timeOf(months, t) })
}

/** Where somebody lives: the province, which is what a card has room for. */
export const provinceOf = (locationId: number, constants: Constants): string =>
  locationId === 0
    ? ''
    : placeName(constants.locations, locationId < 100 ? locationId : Math.floor(locationId / 100))

/** What a fact is about, e.g. "Experience: 1-3 years". */
export function factName({ kind, id }: Fact, constants: Constants, t: Say): string {
  switch (kind) {
    case 'place':
      return placeName(constants.locations, id)
    case 'language':
      return nameIn(constants.languages, id)
    case 'experience':
      return t('facts.experience', { name: nameIn(constants.experiences, id) })
    case 'category':
      return nameIn(constants.categories, id)
    case 'term':
      return nameIn(constants.terms, id)
  }
}

export const metOf = ({ facts }: Card): number => facts.filter(({ isMet }) => isMet).length
