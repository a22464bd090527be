import type { TFunction } from 'i18next'
import { type Constants, nameIn } from '../../../http/constants'
import { isolate } from '../../../lib/isolate'
import { showMoney } from '../../../lib/money'
import type { Candidate } from '../api/candidates'

type Say = TFunction<'scouting'>

/** e.g. "Sokha Chan, front desk and guest relations"; without a name what they do alone. */
export function titleOf({ name, title }: Candidate, t: Say): string {
  const work = title || t('row.noTitle')
  return name === '' ? work : t('row.named', { name: isolate(name), work: isolate(work) })
}

/** How somebody is called in a sentence: by name, or by what they do. */
export const calledOf = ({ name, title }: Pick<Candidate, 'name' | 'title'>, t: Say): string =>
  name || title || t('row.somebody')

/** e.g. "2 years · Riverside Guesthouse · Bachelor, tourism"; without these their skills. */
export function belowOf(candidate: Candidate, constants: Constants, t: Say): string {
  const { months, lastCompany, qualificationId, major, skills } = candidate
  const school = [nameIn(constants.qualifications, qualificationId), major].filter((text) => text !== '')
  const time =
    months >= 12
      ? t('row.years', { count: Math.floor(months / 12) })
      : months > 0
        ? t('row.months', { count: months })
        : ''
  const said = [time, lastCompany, school.join(', ')].filter((text) => text !== '')
  return (said.length > 1 ? said : [...said, ...skills.slice(0, 3)]).join(' · ') || t('row.noWork')
}

/** e.g. "$350", "$350–$400"; "": not said. */
export function payOf({ salary: { from, to } }: Candidate): string {
  const [least, most] = [from || to, to || from]
  if (least === 0) return ''
  return least === most ? showMoney(least * 100) : `${showMoney(least * 100)}–${showMoney(most * 100)}`
}

/** e.g. "Active this week"; "": it is not told. */
export const activeOf = ({ active }: Candidate, t: Say): string =>
  active === null ? '' : t(`active.${active}`)
