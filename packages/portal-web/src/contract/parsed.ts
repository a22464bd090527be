// What was read out of a PDF: a proposal for a resume, and the text that it came from. Nobody has confirmed it yet.

import type { Section } from './resume'

/** One field that was read. `isSure` false: it may be wrong, and is shown with a mark. */
export interface ReadField {
  /** As the contract has it, e.g. `"2024-06"`, `12`; `"2024-"` where only the year stands there, null = until now. */
  readonly value: string | number | null
  readonly isSure: boolean
  /** The text it came from, e.g. "Jun 2024 – Present". */
  readonly source: string
  /** Of the source, from 1; 0 = it was attached to the PDF as data. */
  readonly page: number
}

/** Fields of one part, by the names of the contract; what was not found is absent. */
export type ReadFields = Readonly<Record<string, ReadField>>

export interface ReadResume {
  readonly profile: ReadFields
  readonly career: ReadFields
  readonly entries: Readonly<Record<Section, readonly ReadFields[]>>
}

export interface ReadPage {
  /** From 1. */
  readonly page: number
  /** In reading order, columns one after the other. */
  readonly lines: readonly string[]
}

/** What reading a PDF comes to. */
export interface Parsed {
  readonly fields: ReadResume
  readonly text: readonly ReadPage[]
}

/** Why a PDF could not be read: nothing but pictures in it, a password, or nothing that a reader of PDF understands. */
export const PARSE_FAULTS = ['no_text', 'encrypted', 'unreadable'] as const
export type ParseFault = (typeof PARSE_FAULTS)[number]
