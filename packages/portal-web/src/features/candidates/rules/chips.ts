import type { TFunction } from 'i18next'
import { type Choice, type Constants, choiceName, nameIn } from '../../../http/constants'
import type { Say as SayOf } from '../../../i18n/i18n'
import { showMoney } from '../../../lib/money'
import type { Asked } from './asked'

type Say = TFunction<'scouting'>

/** One thing that a search is narrowed down to, or may be by a press. */
export interface Chip {
  readonly key: string
  readonly text: string
  /** It is asked for: a press takes it away. */
  readonly isOn: boolean
  readonly change: Partial<Asked>
  /** How many it would leave; undefined: not told. */
  readonly count?: number | undefined
}

/** Where no level is asked for the server means this one of four, and counts by it. */
const TALKS = 2
/** English, Chinese; one to three years; $400; a week: what is looked for most. */
const LANGUAGES = [
  { id: 2, level: TALKS },
  { id: 3, level: 0 },
] as const
const [YEARS, PAY, DAYS] = [2, 400, 7]
/** Days in which somebody was here, to choose from. */
export const ACTIVE = [1, 7, 30] as const

/** Of a choice; of an id that is none, from an address, that it is not known. "": the lists are still awaited. */
const calledIn = (choices: readonly Choice[], id: number, t: Say): string =>
  nameIn(choices, id) || (choices.length === 0 ? '' : t('chips.unknown'))

/** e.g. "English, Good" */
function languageText(id: number, levelId: number, constants: Constants, t: Say): string {
  const language = calledIn(constants.languages, id, t)
  const level = nameIn(constants.languageLevels, levelId)
  return level === '' ? language : t('chips.spoken', { language, level })
}

export const activeText = (days: number, t: Say): string =>
  days === 1 ? t('active.today') : days === 7 ? t('active.week') : t('chips.active', { count: days })

type Counts = (change: Partial<Asked>) => number | undefined

/** Languages that are chosen, then those that are most often; all are asked for at one level. */
function languageChips(asked: Asked, constants: Constants, t: Say, countOf: Counts): readonly Chip[] {
  const { languageId: chosen, languageLevelId } = asked
  const others = LANGUAGES.filter(({ id }) => !chosen.includes(id))
  const without = (id: number) => {
    const rest = chosen.filter((one) => one !== id)
    return { languageId: rest, languageLevelId: rest.length === 0 ? 0 : languageLevelId }
  }
  return [
    ...chosen.map((id) => ({
      key: `language ${id}`,
      text: languageText(id, languageLevelId, constants, t),
      isOn: true,
      change: without(id),
    })),
    ...others.map(({ id, level }) => {
      const isFirst = chosen.length === 0
      const change = { languageId: [...chosen, id], languageLevelId: isFirst ? level : languageLevelId }
      const text = languageText(id, isFirst ? level : 0, constants, t)
      return { key: `language ${id}`, text, isOn: false, change, count: countOf(change) }
    }),
  ]
}

/** The chips of the bar: what is chosen of each kind, else what is chosen most often. */
export function chipsOf(asked: Asked, constants: Constants, t: Say, countOf: Counts): readonly Chip[] {
  const chip = (key: string, text: string, isOn: boolean, on: Partial<Asked>, off: Partial<Asked>): Chip => ({
    ...{ key, text, isOn, change: isOn ? off : on, count: isOn ? undefined : countOf(on) },
  })
  const { workyears, salaryTo, active, canStart } = asked
  const [years, pay, days] = [workyears || YEARS, salaryTo || PAY, active || DAYS]
  return [
    ...languageChips(asked, constants, t, countOf),
    chip('canStart', t('chips.canStart'), canStart, { canStart: true }, { canStart: false }),
    chip('workyears', yearsText(years, constants, t), workyears > 0, { workyears: years }, { workyears: 0 }),
    chip(
      'salaryTo',
      t('chips.upTo', { sum: showMoney(pay * 100) }),
      salaryTo > 0,
      { salaryTo: pay },
      { salaryTo: 0 },
    ),
    chip('active', activeText(days, t), active > 0, { active: days }, { active: 0 }),
  ]
}

/** The first of the bands is nothing that a job asks for; of somebody it is no work yet. */
export const yearsText = (id: number, constants: Constants, t: Say): string =>
  id === 1 ? t('chips.noWork') : calledIn(constants.experiences, id, t).replace(/(\d)-(?=\d)/, '$1–')

/** Languages are chips of the bar. */
const LISTED = { locationIds: 'locations', categoryIds: 'categories', industryIds: 'industries' } as const

/** All that is asked for, one by one: what can be dropped where nobody is found. */
export function droppable(
  asked: Asked,
  constants: Constants,
  t: Say,
  sayPlace: SayOf<'jobs'>,
): readonly Chip[] {
  const lists = (Object.keys(LISTED) as (keyof typeof LISTED)[]).flatMap((name) =>
    asked[name].map((id) => ({
      key: `${name} ${id}`,
      text:
        name === 'locationIds'
          ? choiceName(constants.locations, id, sayPlace) || calledIn(constants.locations, id, t)
          : calledIn(constants[LISTED[name]], id, t),
      isOn: true,
      change: { [name]: asked[name].filter((one) => one !== id) },
    })),
  )
  const level = asked.jobLevelId === 0 ? '' : calledIn(constants.levels, asked.jobLevelId, t)
  return [
    ...(asked.keyword.trim() === ''
      ? []
      : [
          {
            key: 'keyword',
            text: t('chips.words', { words: asked.keyword.trim() }),
            isOn: true,
            change: { keyword: '' },
          },
        ]),
    ...lists,
    ...chipsOf(asked, constants, t, () => undefined).filter(({ isOn }) => isOn),
    ...(level === '' ? [] : [{ key: 'level', text: level, isOn: true, change: { jobLevelId: 0 } }]),
  ].filter(({ text }) => text !== '')
}
