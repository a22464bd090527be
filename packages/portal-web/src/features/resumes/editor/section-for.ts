import type { Part } from '../../../contract/resume'
import type { SectionName } from './kinds/kind'

/** The section that has a part of completeness. */
export const sectionFor = (part: Part): SectionName => (part === 'photo' ? 'profile' : part)
