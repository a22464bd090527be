import { createContext, useContext } from 'react'
import type { Section } from '../../../contract/resume'
import type { Resume } from '../api/resumes'
import type { Slot } from '../rules/paper'
import type { SectionName } from './kinds/kind'
import type { Snapshot, WorkingCopy } from './working-copy'

export interface Editor {
  readonly resume: Resume
  readonly copy: WorkingCopy
  readonly snapshot: Snapshot
  /** Sections and entries that are open. */
  readonly open: ReadonlySet<SectionName | Slot>
  toggle(name: SectionName | Slot): void
  /** Opens a section and goes to its first field, or to the one of that name. */
  lead(name: SectionName, field?: string): void
  /** Begins an entry and goes to its first field. */
  add(section: Section): void
  /** Takes back the last change, or the last one of a slot. */
  undo(slot?: Slot): void
}

export const EditorContext = createContext<Editor | null>(null)

/** Throws outside the editor. */
export function useEditor(): Editor {
  const editor = useContext(EditorContext)
  if (editor === null) throw new Error('A part of the editor stands outside of it')
  return editor
}
