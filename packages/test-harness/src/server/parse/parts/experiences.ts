import { WORKDESC_MAX } from '@sarika/portal-web/contract/resume'
import { type Dated, datedOf } from '../dated'
import type { Line } from '../lines'
import { isEmployer, isJob } from '../people-words'
import { fieldsOf, type Paper, readField, textField } from '../proposal'
import type { ReadEntries } from './part'

const AT = /\s+(?:at|@|tại|ที่)\s+|\s+[|–—]\s+|\s{2,}/iu

interface Named {
  readonly job: Line | undefined
  readonly employer: Line | undefined
  readonly isSure: boolean
  /** Heads that are neither. */
  readonly more: readonly Line[]
}

/** A line that says both, e.g. "Cook at Lotus Hotel", as two. */
function parted(line: Line): readonly Line[] {
  const [first, second, ...others] = line.text.split(AT)
  if (first === undefined || second === undefined || others.length > 0) return [line]
  return isJob(first) !== isJob(second) || isEmployer(first) !== isEmployer(second)
    ? [first, second].map((text) => ({ ...line, text, cells: [text] }))
    : [line]
}

function namesOf({ heads, isClear }: Dated): Named {
  const [first, second, ...more] = heads.flatMap(parted)
  if (first === undefined || second === undefined)
    return { job: first, employer: undefined, isSure: false, more: [] }
  const score = (job: Line, employer: Line): number =>
    Number(isJob(job.text)) +
    Number(isEmployer(employer.text)) -
    Number(isJob(employer.text)) -
    Number(isEmployer(job.text))
  const [ahead, behind] = [score(first, second), score(second, first)]
  const [job, employer] = behind > ahead ? [second, first] : [first, second]
  return { job, employer, isSure: isClear && Math.max(ahead, behind) > 0, more }
}

const fit = (text: string): string => text.slice(0, WORKDESC_MAX)

function described(paper: Paper, lines: readonly Line[], isClear: boolean) {
  const [first] = lines
  if (first === undefined) return undefined
  const text = fit(lines.map(({ text: line }) => line.replace(/^[-–—•]\s*/u, '')).join('\n'))
  const isWhole = lines.every((line) => textField(paper, line.text, line)?.isSure === true)
  return textField(paper, text, first, isClear && isWhole)
}

export const experiences: ReadEntries = ({ experiences: lines }, paper) =>
  datedOf(lines, false).map((entry) => {
    const { span, line, rest, isClear } = entry
    const { job, employer, isSure, more } = namesOf(entry)
    return fieldsOf({
      jobtitle: job && textField(paper, job.text, job, isSure),
      company: employer && textField(paper, employer.text, employer, isSure),
      formtime: readField(paper, span.from.value, line, span.from.isSure),
      totime: readField(paper, span.to?.value, line, span.to?.isSure === true),
      workdesc: described(paper, [...more, ...rest], isClear),
    })
  })
