import type { PaperPart } from '../../../contract/paper'
import type { Part, Section } from '../../../contract/resume'
import { SHARED_PARTS, type SharedPart } from '../../../lib/shared-parts'

/** What an address below /shareResume/components/ names. */
export interface Place {
  /** Where it stands on the sheet. */
  readonly on: PaperPart | 'name' | 'contact'
  /** The section of the editor that its owner is led to; others read the part. */
  readonly edits?: Section
  /** It leads a reviewer to the review. */
  readonly isReview?: true
}

const PLACES: Readonly<Record<SharedPart, Place>> = {
  'resume-title': { on: 'name' },
  profile: { on: 'contact' },
  careerProfile: { on: 'summary' },
  intention: { on: 'intention' },
  experiences: { on: 'experiences' },
  education: { on: 'educations' },
  'language-levels': { on: 'languageLevels' },
  skill: { on: 'skills' },
  qualification: { on: 'qualifications' },
  'experiences-form': { on: 'experiences', edits: 'experiences' },
  'education-form': { on: 'educations', edits: 'educations' },
  'language-levels-form': { on: 'languageLevels', edits: 'languageLevels' },
  skillform: { on: 'skills', edits: 'skills' },
  'qualification-form': { on: 'qualifications', edits: 'qualifications' },
  // A course ends with a certificate; resumes here have no section of its own for it.
  'train-form': { on: 'qualifications', edits: 'qualifications' },
  auditDialog: { on: 'name', isReview: true },
}

const BELOW = '/shareResume/components/'

/** The part that an address names, e.g. "/shareResume/components/skill"; undefined: it names the whole. */
export function placeAt(path: string): Place | undefined {
  const name = path.toLowerCase().startsWith(BELOW.toLowerCase())
    ? path.slice(BELOW.length).replace(/\/$/, '')
    : ''
  const part = SHARED_PARTS.find((one) => one.toLowerCase() === name.toLowerCase())
  return part && PLACES[part]
}

/** How a sheet is asked for a part, e.g. `[data-part="skills"]`. */
export const selectorOf = ({ on }: Place): string =>
  on === 'name' ? 'h1' : on === 'contact' ? '.contact' : `[data-part="${on}"]`

/** Where a resume is changed, and which section of it is open, e.g. "/resume?id=4&part=skills". */
export const editorOf = (id: number, part?: Part): string =>
  `/resume?id=${id}${part === undefined ? '' : `&part=${part}`}`
