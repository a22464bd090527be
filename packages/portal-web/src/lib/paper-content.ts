import type { PaperContent } from '../contract/paper'
import { listAt, toFields } from './fields'

type List = 'experiences' | 'educations' | 'languageLevels' | 'skills' | 'qualifications'

/** A resume as the server tells it, as a sheet takes it; a part that is missing is empty. */
export function toPaperContent(resume: unknown): PaperContent {
  const { profile, intention, career } = toFields(resume)
  const list = <Name extends List>(name: Name) => listAt(resume, name) as PaperContent[Name]
  return {
    profile: toFields(profile),
    intention: intention ? toFields(intention) : null,
    career: toFields(career),
    experiences: list('experiences'),
    educations: list('educations'),
    languageLevels: list('languageLevels'),
    skills: list('skills'),
    qualifications: list('qualifications'),
  }
}
