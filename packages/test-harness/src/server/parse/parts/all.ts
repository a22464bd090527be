import type { Section } from '@sarika/portal-web/contract/resume'
import { educations } from './educations'
import { experiences } from './experiences'
import { languageLevels } from './language-levels'
import type { ReadEntries } from './part'
import { qualifications } from './qualifications'
import { skills } from './skills'

/** How each list of a resume is read. */
export const PARTS = {
  experiences,
  educations,
  languageLevels,
  skills,
  qualifications,
} as const satisfies Readonly<Record<Section, ReadEntries>>
