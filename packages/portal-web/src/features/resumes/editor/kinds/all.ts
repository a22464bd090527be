import { partOf, type Slot } from '../../rules/paper'
import { career } from './career'
import { educations } from './educations'
import { experiences } from './experiences'
import { file } from './file'
import { intention } from './intention'
import type { SectionKind, SectionName } from './kind'
import { languageLevels } from './language-levels'
import { profile } from './profile'
import { qualifications } from './qualifications'
import { skills } from './skills'

/** In the order in which they are shown. */
export const KINDS: readonly SectionKind[] = [
  profile,
  intention,
  career,
  experiences,
  educations,
  languageLevels,
  skills,
  qualifications,
  file,
]

/** The sections that slots are of, in that order. */
export const sectionsOf = (slots: readonly Slot[]): readonly SectionName[] =>
  KINDS.map(({ name }) => name).filter((name) => slots.some((slot) => partOf(slot) === name))
