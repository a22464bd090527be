import type { ReadFields } from '@sarika/portal-web/contract/parsed'
import { phoneText, readHomePhone, readWholePhone } from '@sarika/portal-web/contract/phones'
import { MARITALS } from '../constants/person'
import { dayIn } from './dates'
import { behindLabel } from './labels'
import type { Line } from './lines'
import { mayBeName, partName, type ReadName } from './names-of-people'
import { isEmployer, isJob } from './people-words'
import { provinceIn } from './places'
import { fieldsOf, type Paper, readField, textField } from './proposal'
import type { Sections } from './sections'
import { bareOf, wordsOf } from './words'

const SEXES = new Map(
  ['male|m|man|男|男性|ប្រុស|남|남자|남성|ชาย|nam', 'female|f|woman|女|女性|ស្រី|여|여자|여성|หญิง|nữ'].flatMap(
    (words, at) => wordsOf(words).map((word) => [bareOf(word), at + 1] as const),
  ),
)
const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gu
const PHONE = /(?<![\p{N}/.-])[+(]?\p{Nd}[\p{Nd}\s().-]{6,18}\p{Nd}(?![\p{N}/])/gu

interface Found {
  readonly value: string
  readonly line: Line
}

/** One alone is the person's own; of several it is not known. */
const own = (paper: Paper, found: readonly Found[]) => {
  const [first] = found
  const isOne = new Set(found.map(({ value }) => value)).size === 1
  return first && readField(paper, first.value, first.line, isOne)
}

const allIn = (lines: readonly Line[], read: (cell: string) => readonly string[]): readonly Found[] =>
  lines.flatMap((line) =>
    line.cells.flatMap((cell) => read(cell).map((value) => ({ value, line: { ...line, text: cell } }))),
  )

const phonesIn = (cell: string): readonly string[] =>
  [...cell.matchAll(PHONE)].flatMap(([typed]) => {
    const phone = readHomePhone(typed) ?? readWholePhone(typed)
    return phone === null || dayIn(typed) !== null ? [] : [phoneText(phone)]
  })

/** In how many times the size of the next smaller lines of a head a name is set. */
const LARGER = 1.25

function nameIn({ head, profile }: Sections): { name: ReadName; line: Line; isSure: boolean } | null {
  const labelled = behindLabel([...head, ...profile], 'name')
  const given = labelled && partName(labelled.value)
  if (labelled && given) return { name: given, line: labelled.line, isSure: true }
  const lines = head.filter(({ page }) => page === 1)
  const named = lines.filter(({ text }) => mayBeName(text) && !isJob(text) && !isEmployer(text))
  const largest = named.toSorted((a, b) => b.size - a.size)[0]
  const name = largest && partName(largest.text)
  if (!largest || !name) return null
  const others = lines.filter((line) => line !== largest && mayBeName(line.text)).map(({ size }) => size)
  return { name, line: largest, isSure: largest.size >= Math.max(0, ...others) * LARGER && others.length > 0 }
}

const nameFields = (paper: Paper, sections: Sections) => {
  const lines = [...sections.head, ...sections.profile]
  const first = behindLabel(lines, 'firstName')
  const last = behindLabel(lines, 'lastName')
  if (first && last)
    return {
      firstName: textField(paper, first.value, first.line),
      lastName: textField(paper, last.value, last.line),
    }
  const found = nameIn(sections)
  if (found === null) return {}
  const { name, line, isSure } = found
  const isWhole = !line.hasOddSpaces && isSure && name.isSure
  return {
    firstName: textField(paper, name.firstName, line, isWhole),
    lastName: textField(paper, name.lastName, line, isWhole),
  }
}

/** Where a cell ends with a place, it says where somebody lives; where a place stands inside of it, it may say something else. */
function placeField(paper: Paper, lines: readonly Line[]) {
  const labelled = behindLabel(lines, 'address')
  const named = labelled && provinceIn(labelled.value)
  if (labelled && named) return readField(paper, named.id, labelled.line, named.isSure)
  for (const line of lines)
    for (const cell of line.cells) {
      const place = provinceIn(cell)
      const last = provinceIn(
        cell
          .split(/[,，\s]+/u)
          .slice(-2)
          .join(' '),
      )
      if (place !== null)
        return readField(paper, place.id, line, place.isSure && last !== null && !isEmployer(cell))
    }
  return undefined
}

/** Personal information. */
export function readProfile(sections: Sections, paper: Paper): ReadFields {
  const lines = [...sections.head, ...sections.profile]
  const sex = behindLabel(lines, 'sex')
  const born = behindLabel(lines, 'birthday')
  const day = born && dayIn(born.value)
  const marital = behindLabel(lines, 'marital')
  const state =
    marital &&
    MARITALS.find(({ names }) => Object.values(names).some((name) => bareOf(name) === bareOf(marital.value)))
  return fieldsOf({
    ...nameFields(paper, sections),
    sexId: sex ? readField(paper, SEXES.get(bareOf(sex.value)), sex.line, true) : undefined,
    birthday: born && day ? readField(paper, day.value, born.line, day.isSure) : undefined,
    locationId: placeField(paper, lines),
    maritalId: marital && state ? readField(paper, state.id, marital.line, true) : undefined,
    mobile: own(paper, allIn(lines, phonesIn)),
    email: own(
      paper,
      allIn(lines, (cell) => cell.match(EMAIL) ?? []),
    ),
  })
}
