import type { LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'
import type { Part, Section } from '../../../../contract/resume'
import { entriesOf, type Slot } from '../../rules/paper'
import type { Snapshot } from '../working-copy'

/** A section as people see it; its words are `sections.NAME` of the texts. */
export type SectionName = 'profile' | 'intention' | 'career' | Section | 'file'

export interface SectionKind {
  readonly name: SectionName
  readonly icon: LucideIcon
  /** What of completeness is in it. */
  readonly parts: readonly Part[]
  /** What is written in it. */
  readonly slots: (snapshot: Snapshot) => readonly Slot[]
  /** Its content in one line; "": nothing. A hook. */
  readonly useSummary: () => string
  readonly Body: ComponentType
}

/** The entries of a list that are shown: those that are saved, then those that are begun. */
export function shownEntries({ paper, drafts, leaving }: Snapshot, section: Section): readonly Slot[] {
  const begun = entriesOf(drafts, section).filter((slot) => !(slot in paper))
  return [...entriesOf(paper, section), ...begun].filter((slot) => !leaving.has(slot))
}
