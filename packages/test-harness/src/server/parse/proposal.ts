import type { ReadField, ReadFields } from '@sarika/portal-web/contract/parsed'
import { hasKhmer } from './damage'
import type { Line } from './lines'

/** What all parts know of a paper. */
export interface Paper {
  /** Its Khmer is what was written. */
  readonly isKhmerKept: boolean
}

type Field = ReadField | undefined

const isWhole = ({ isKhmerKept }: Paper, { text, isDamaged }: Line): boolean =>
  !isDamaged && (isKhmerKept || !hasKhmer(text))

/** Letters without a space that no word of people has: what was drawn close together, or is no text at all. */
const ENDLESS = /[\p{sc=Latin}\p{N}]{40,}/u

/** A text as it stands in a line; not sure where letters, spaces or words of it are in doubt. */
export const textField = (paper: Paper, value: string, line: Line, isSure = true): Field =>
  value === ''
    ? undefined
    : {
        value,
        isSure:
          isSure && !ENDLESS.test(value) && isWhole(paper, line) && !(line.hasOddSpaces && hasKhmer(value)),
        source: line.source,
        page: line.page,
      }

/** What was understood of a line, e.g. a date or one of a list; spaces make no difference to it. */
export const readField = (
  paper: Paper,
  value: string | number | null | undefined,
  line: Line,
  isSure: boolean,
): Field =>
  value === undefined
    ? undefined
    : { value, isSure: isSure && isWhole(paper, line), source: line.source, page: line.page }

/** Without what was not found. */
export const fieldsOf = (fields: Readonly<Record<string, Field>>): ReadFields =>
  Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, ReadField] => entry[1] !== undefined),
  )
