// From the words of a PDF to a proposal for a resume:
//
//   pages > columns > rows > lines > sections (by headings) > profile, parts/* > fields, each with where it came from
//
// Nothing here guesses silently: what can be read in two ways, or may be damaged, has `isSure` false.

import type { Parsed, ReadFields, ReadPage } from '@sarika/portal-web/contract/parsed'
import { SUMMARY_MAX } from '@sarika/portal-web/contract/resume'
import { inReadingOrder } from './columns'
import { isBrokenKhmer } from './damage'
import { type Line, lineOf, spaceOf } from './lines'
import type { Page } from './page'
import { PARTS } from './parts/all'
import type { ReadEntries } from './parts/part'
import { readProfile } from './profile'
import { fieldsOf, type Paper, textField } from './proposal'
import { type Sections, sectionsOf } from './sections'
import { mapValues } from './words'

/** Of a paper, and letters of a line: more is no resume, and is not read. */
const MOST_WORDS = 20_000
const LONGEST_LINE = 1_000

function shortened(pages: readonly Page[]): readonly Page[] {
  let left = MOST_WORDS
  return pages.map((page) => {
    const words = page.words
      .slice(0, left)
      .map((word) => ({ ...word, text: word.text.slice(0, LONGEST_LINE) }))
    left -= words.length
    return { ...page, words }
  })
}

/** The lines of a paper in reading order. */
export function linesOf(pages: readonly Page[]): readonly Line[] {
  const ordered = pages.map(inReadingOrder)
  const space = spaceOf(ordered.flat())
  return ordered
    .flatMap((rows, at) => rows.map((row) => lineOf(row, at + 1, space)))
    .filter(({ text }) => text !== '')
}

/** The latest career: the first job that is told, and the few lines about oneself. */
function readCareer({ summary }: Sections, jobs: readonly ReadFields[], paper: Paper): ReadFields {
  const [first] = summary
  const text = summary.map((line) => line.text).join(' ')
  const isWhole = summary.every((line) => textField(paper, line.text, line)?.isSure === true)
  const latest = jobs.find(({ totime }) => totime?.value === null) ?? jobs[0]
  return fieldsOf({
    careerPosition: latest?.jobtitle,
    summary:
      first && textField(paper, text.slice(0, SUMMARY_MAX), first, isWhole && text.length <= SUMMARY_MAX),
  })
}

const isNotEmpty = (fields: ReadFields): boolean => Object.keys(fields).length > 0

export function readResume(given: readonly Page[], isKhmerKept: boolean): Parsed {
  const pages = shortened(given)
  const lines = linesOf(pages)
  const words = pages.flatMap((page) => page.words)
  const paper: Paper = { isKhmerKept: isKhmerKept && !words.some(({ text }) => isBrokenKhmer(text)) }
  const sections = sectionsOf(lines)
  const entries = mapValues(PARTS, (read: ReadEntries) => read(sections, paper).filter(isNotEmpty))
  const text: ReadPage[] = pages.map((_, at) => ({
    page: at + 1,
    lines: lines.filter(({ page }) => page === at + 1).map((line) => line.text),
  }))
  return {
    fields: {
      profile: readProfile(sections, paper),
      career: readCareer(sections, entries.experiences, paper),
      entries,
    },
    text,
  }
}
