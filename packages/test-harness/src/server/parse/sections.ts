import { type Heading, sectionOfHeading } from './headings'
import type { Line } from './lines'

/** The lines below each heading; "head": those before the first one. */
export type Sections = Readonly<Record<Heading | 'head', readonly Line[]>>

/**
 * Lines by the heading that they stand below. A column begins anew: what stands on top of it is below no heading of the column
 * before. On a later page it goes on with what it ended with.
 */
export function sectionsOf(lines: readonly Line[]): Sections {
  const found: Record<Heading | 'head', Line[]> = {
    head: [],
    profile: [],
    summary: [],
    experiences: [],
    educations: [],
    languageLevels: [],
    skills: [],
    qualifications: [],
    other: [],
  }
  const ended = new Map<number, Heading | 'head'>()
  let [now, before]: [Heading | 'head', Line | undefined] = ['head', undefined]
  for (const line of lines) {
    const isNewPage = before !== undefined && before.page !== line.page
    if (before !== undefined && (isNewPage || before.column !== line.column)) {
      ended.set(before.column, now)
      const isGoingOn = isNewPage && (line.column === 0 || before.column === 0)
      if (!isGoingOn) now = line.page === 1 ? 'head' : (ended.get(line.column) ?? 'head')
    }
    before = line
    const heading = sectionOfHeading(line.text)
    if (heading === null) found[now].push(line)
    else now = heading
  }
  return found
}
