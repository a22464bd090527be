/** Ids of what a resume says, as one text, so that both databases hand thousands of them out in no time. */
import { provinceOf, type Said, saidOf } from '../hiring/match'
import type { Content } from '../seekers/resume-content'
import type { Shown } from './shown'

/**
 * ` c2 i8 p1710 w17 h17 v3 t1 g2.3 `: kind of work, industry, place and whole province wanted, province (wanted, or lived in),
 * level, term, and each language at its level.
 */
export type Facts = string

export function factsText(content: Content, shown: Shown): Facts {
  const { intention } = content
  const said = saidOf(content, 0)
  const places = shown.locationIds
  const tokens = [
    ...said.categories.map((id) => `c${id}`),
    ...(intention?.industryIds ?? []).map((id) => `i${id}`),
    ...places.map((id) => `p${id}`),
    ...places.map((id) => (provinceOf(id) === id ? `w${id}` : `p${provinceOf(id)}`)),
    ...said.provinces.map((id) => `h${id}`),
    `v${shown.jobLevelId}`,
    ...(said.term === undefined ? [] : [`t${said.term}`]),
    ...shown.languages.map(({ languageId, languageLevelId }) => `g${languageId}.${languageLevelId}`),
  ]
  return ` ${[...new Set(tokens)].join(' ')} `
}

const has = (facts: Facts, token: string): boolean => facts.includes(` ${token} `)

export const doesWork = (facts: Facts, id: number): boolean => has(facts, `c${id}`)
export const isInIndustry = (facts: Facts, id: number): boolean => has(facts, `i${id}`)
export const isOfLevel = (facts: Facts, id: number): boolean => has(facts, `v${id}`)

/** Whoever wants a whole province wants each district of it; whoever wants a district is found by its province. */
export const wantsPlace = (facts: Facts, id: number): boolean =>
  has(facts, `p${id}`) || has(facts, `w${provinceOf(id)}`)

/** Of the constants' language levels. */
const LEVELS = [1, 2, 3, 4]

export const speaks = (facts: Facts, languageId: number, atLeast: number): boolean =>
  LEVELS.some((level) => level >= atLeast && has(facts, `g${languageId}.${level}`))

const idsOf = (facts: Facts, kind: string): number[] =>
  facts
    .split(' ')
    .filter((token) => token.startsWith(kind))
    .map((token) => Number(token.slice(1).split('.')[0]))

/** The same, as a job is held against it. */
export const saidIn = (facts: Facts, months: number): Said => ({
  provinces: idsOf(facts, 'h'),
  languages: idsOf(facts, 'g'),
  categories: idsOf(facts, 'c'),
  months,
  term: idsOf(facts, 't')[0],
})
