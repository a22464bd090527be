import { PARTS, type Part, SECTION_NAMES } from '../../../contract/resume'
import { type Constants, nameIn, placeName } from '../../../http/constants'
import { listAt, numberAt, numbersAt, textAt, toFields } from '../../../lib/fields'
import { showMoney } from '../../../lib/money'

/** A part of a resume as a reviewer reads it: lines, the first of each block strong; pictures by their ids. */
export interface PartLines {
  readonly part: Part
  readonly blocks: readonly { readonly lines: readonly string[]; readonly picture: string }[]
}

/** What the lines need besides the resume. */
export interface Names {
  readonly constants: Constants
  /** e.g. "Feb 2023 – Aug 2025"; null: until now */
  readonly span: (from: string, to: string | null) => string
}

const joined = (texts: readonly string[], between = ' · '): string =>
  texts.filter((text) => text !== '').join(between)

const pay = (dollars: number): string => (dollars === 0 ? '' : showMoney(dollars * 100))

/** What each part says. */
const LINES: Readonly<Record<Exclude<Part, 'photo'>, (one: unknown, names: Names) => readonly string[]>> = {
  profile: (one, { constants }) => [
    joined([textAt(one, 'firstName'), textAt(one, 'lastName')], ' '),
    joined([
      placeName(constants.locations, numberAt(one, 'locationId')),
      textAt(one, 'birthday'),
      textAt(one, 'mobile'),
      textAt(one, 'email'),
    ]),
  ],
  intention: (one, { constants }) => [
    textAt(one, 'reqJobTitle'),
    joined([
      ...numbersAt(one, 'categoryIds').map((id) => nameIn(constants.categories, id)),
      ...numbersAt(one, 'industryIds').map((id) => nameIn(constants.industries, id)),
      ...numbersAt(one, 'locationIds').map((id) => placeName(constants.locations, id)),
      nameIn(constants.terms, numberAt(one, 'jobTerm')),
      pay(numberAt(one, 'salaryFrom')),
    ]),
  ],
  career: (one, { constants }) => [
    textAt(one, 'careerPosition'),
    joined([
      nameIn(constants.categories, numberAt(one, 'careerCategory')),
      nameIn(constants.industries, numberAt(one, 'careerIndustry')),
      nameIn(constants.levels, numberAt(one, 'careerLevel')),
      pay(numberAt(one, 'lastSalary')),
    ]),
    textAt(one, 'summary'),
  ],
  experiences: (one, { span }) => [
    textAt(one, 'jobtitle'),
    joined([textAt(one, 'company'), span(textAt(one, 'formtime'), textAt(one, 'totime') || null)]),
    textAt(one, 'workdesc'),
  ],
  educations: (one, { constants, span }) => [
    textAt(one, 'qualificationname'),
    joined([
      nameIn(constants.qualifications, numberAt(one, 'qualificationId')),
      textAt(one, 'major'),
      span(textAt(one, 'fromDate'), textAt(one, 'toDate') || null),
    ]),
  ],
  languageLevels: (one, { constants }) => [
    joined([
      nameIn(constants.languages, numberAt(one, 'languageId')),
      nameIn(constants.languageLevels, numberAt(one, 'languageLevelId')),
    ]),
  ],
  skills: (one) => [joined([textAt(one, 'skillname'), String(numberAt(one, 'skillyears'))])],
  qualifications: (one, { span }) => [
    textAt(one, 'quaname'),
    joined([textAt(one, 'issued'), span(textAt(one, 'obtained'), textAt(one, 'obtained'))]),
  ],
}

const isList = (part: string): boolean => SECTION_NAMES.some((section) => section === part)

/** The parts that say something, in the order of the resume. */
export function linesOf(content: unknown, names: Names): readonly PartLines[] {
  const all = toFields(content)
  return PARTS.flatMap((part): PartLines[] => {
    if (part === 'photo') {
      const picture = textAt(all.profile, 'photo')
      return picture === '' ? [] : [{ part, blocks: [{ lines: [], picture }] }]
    }
    const entries = isList(part) ? listAt(content, part) : [all[part]]
    const blocks = entries
      .map((one) => ({
        lines: LINES[part](one, names).filter((line) => line !== ''),
        picture: textAt(one, 'quaphoto'),
      }))
      .filter(({ lines }) => lines.length > 0)
    return blocks.length === 0 ? [] : [{ part, blocks }]
  })
}

/** A text cut at what was marked in it, e.g. `[{ text: 'Call me: ', isMarked: false }, { text: '012 000 001', isMarked: true }]`. */
export function cutAtMarks(
  text: string,
  marks: readonly string[],
): readonly { readonly text: string; readonly isMarked: boolean }[] {
  const at = marks
    .map((mark) => ({ mark, from: mark === '' ? -1 : text.indexOf(mark) }))
    .filter(({ from }) => from >= 0)
    .sort((a, b) => a.from - b.from)[0]
  if (at === undefined) return text === '' ? [] : [{ text, isMarked: false }]
  const { from, mark } = at
  const before = from === 0 ? [] : [{ text: text.slice(0, from), isMarked: false }]
  return [...before, { text: mark, isMarked: true }, ...cutAtMarks(text.slice(from + mark.length), marks)]
}
