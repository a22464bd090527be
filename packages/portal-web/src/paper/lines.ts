import {
  fullName,
  type PaperInput,
  type PaperItem,
  type PaperLanguage,
  type PaperLine,
  type PaperLines,
  type PaperLists,
  type PaperPair,
} from '../contract/paper'
import { numbersOf } from '../i18n/numbers'
import { writeDate } from './dates'
import type { SayOnPaper } from './words'

const said = (text: string | undefined): string => text?.trim() ?? ''
const joined = (parts: readonly string[], between: string): string =>
  parts.filter((part) => part !== '').join(between)

/** What names the things of the constants in the language of the sheet; "" for what is not in the list. */
const nameOf =
  (lists: PaperLists, language: PaperLanguage) => (list: keyof PaperLists, id: number | undefined) =>
    lists[list].find((one) => one.id === id)?.names[language] ?? ''
type Names = ReturnType<typeof nameOf>

/** A province has an id below 100, a district its province's and two digits. */
function placeOf(id: number | undefined, names: Names, t: SayOnPaper): string {
  if (id === undefined) return ''
  const [name, province] = [names('locations', id), names('locations', id < 100 ? id : Math.floor(id / 100))]
  return name === '' || province === '' || name === province
    ? name || province
    : t('place', { district: name, province })
}

function spanOf(
  from: string | undefined,
  to: string | null | undefined,
  language: PaperLanguage,
  t: SayOnPaper,
): string {
  const ends = [said(from), to === null ? null : said(to)].map((end) =>
    end === null ? t('now') : end === '' ? '' : writeDate('month', end, language),
  )
  const [start = '', end = ''] = ends
  return start === '' || end === '' ? start : t('span', { from: start, to: end })
}

/** Lines that people begin with a sign of their own get the sheet's. */
const deedsOf = (text: string | undefined): readonly string[] =>
  said(text)
    .split('\n')
    .map((line) => line.replace(/^\s*[-–—•*·]\s+/, '').trim())
    .filter((line) => line !== '')

/** What is asked for is no text for a link: signs that are none of a number or an address are left out of it. */
const telOf = (mobile: string): string => `tel:${mobile.replace(/[^\d+]/g, '')}`
const mailOf = (email: string): string => `mailto:${encodeURIComponent(email).replace('%40', '@')}`

function contactOf({ content: { profile }, language }: PaperInput, names: Names, t: SayOnPaper): PaperLine[] {
  const [mobile, email, birthday] = [said(profile.mobile), said(profile.email), said(profile.birthday)]
  const plain = [
    profile.sexId === 1 ? t('sex.male') : profile.sexId === 2 ? t('sex.female') : '',
    birthday === '' ? '' : t('born', { date: writeDate('day', birthday, language) }),
  ]
  return [
    { text: placeOf(profile.locationId, names, t) },
    { text: mobile, href: telOf(mobile) },
    { text: email, href: mailOf(email) },
    ...plain.map((text) => ({ text })),
  ].filter(({ text }) => text !== '')
}

function intentionOf({ content: { intention }, language }: PaperInput, names: Names, t: SayOnPaper): string {
  if (intention === null) return ''
  const { reqJobTitle, locationIds = [], jobTerm, salaryFrom = 0 } = intention
  const places = locationIds.map((id) => placeOf(id, names, t)).filter((name) => name !== '')
  const last = places.at(-1) ?? ''
  const rest = places.slice(0, -1).join(', ')
  return joined(
    [
      said(reqJobTitle),
      rest === '' ? last : t('places', { one: rest, other: last }),
      names('terms', jobTerm),
      salaryFrom > 0 ? t('payFrom', { pay: `$${numbersOf(language).format(salaryFrom)}` }) : '',
    ],
    ' · ',
  )
}

/** What a sheet says, in its order. */
export function linesOf(input: PaperInput, t: SayOnPaper): PaperLines {
  const { content, lists, language } = input
  const { profile, career } = content
  const names = nameOf(lists, language)
  const firstName = said(profile.firstName)
  const lastName = said(profile.lastName)
  return {
    name: fullName(firstName, lastName, language),
    role: said(career.careerPosition) || said(content.intention?.reqJobTitle),
    contact: contactOf(input, names, t),
    summary: said(career.summary),
    intention: intentionOf(input, names, t),
    experiences: content.experiences
      .map(
        ({ jobtitle, company, formtime, totime, workdesc }): PaperItem => ({
          title: said(jobtitle) || said(company),
          when: spanOf(formtime, totime, language, t),
          org: said(jobtitle) === '' ? '' : said(company),
          deeds: deedsOf(workdesc),
        }),
      )
      .filter(({ title }) => title !== ''),
    educations: content.educations
      .map(({ qualificationname, qualificationId, major, fromDate, toDate }): PaperItem => {
        const parts = [names('qualifications', qualificationId), said(major)].filter((part) => part !== '')
        const [qualification = '', subject] = parts
        const degree = subject === undefined ? qualification : t('degree', { qualification, major: subject })
        const school = said(qualificationname)
        const when = spanOf(fromDate, toDate, language, t)
        return { title: degree || school, when, org: degree === '' ? '' : school, deeds: [] }
      })
      .filter(({ title }) => title !== ''),
    languageLevels: content.languageLevels
      .map(
        ({ languageId, languageLevelId }): PaperPair => ({
          name: names('languages', languageId),
          value: names('languageLevels', languageLevelId),
        }),
      )
      .filter(({ name }) => name !== ''),
    skills: content.skills
      .map(({ skillname, skillyears, useryear }): PaperPair => {
        const years = skillyears === undefined || skillyears === 0 ? '' : t('years', { count: skillyears })
        const last = useryear === null || useryear === undefined ? '' : t('lastUsed', { year: useryear })
        return { name: said(skillname), value: joined([years, last], ' · ') }
      })
      .filter(({ name }) => name !== ''),
    qualifications: content.qualifications
      .map(
        ({ quaname, issued, obtained }): PaperItem => ({
          title: said(quaname),
          when: said(obtained) === '' ? '' : writeDate('month', said(obtained), language),
          org: said(issued),
          deeds: [],
        }),
      )
      .filter(({ title }) => title !== ''),
  }
}
