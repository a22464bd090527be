/**
 * A resume as others than its owner read it: the approved text, part by part and field by field. What is not named here is in no
 * answer: phone, mail, birthday, nationality, family, the last pay, the ids and pictures of certificates.
 */
import type { PaperContent } from '@sarika/portal-web/contract/paper'
import type { Content } from '../seekers/resume-content'
import { mapTexts, maskContact, maskNames } from './masked'

type Fields = Readonly<Record<string, unknown>>

const pick =
  (...names: readonly string[]) =>
  (from: object): Fields => {
    const fields = from as Fields
    return Object.fromEntries(names.flatMap((name) => (name in fields ? [[name, fields[name]]] : [])))
  }

/** What others read of each part. */
const OPEN = {
  profile: pick('firstName', 'lastName', 'locationId'),
  intention: pick('reqJobTitle', 'categoryIds', 'industryIds', 'locationIds', 'jobTerm', 'salaryFrom'),
  career: pick('careerPosition', 'careerCategory', 'careerIndustry', 'careerLevel', 'summary'),
  experiences: pick('company', 'jobtitle', 'formtime', 'totime', 'workdesc'),
  educations: pick('qualificationname', 'qualificationId', 'major', 'fromDate', 'toDate'),
  languageLevels: pick('languageId', 'languageLevelId'),
  skills: pick('skillname', 'skillyears', 'useryear'),
  qualifications: pick('quaname', 'issued', 'obtained'),
} as const

/** `otherNames`: more that its owner is called by, where it may not be known whose it is; null: it may. */
export function openContent(content: Content, otherNames: readonly string[] | null): PaperContent {
  const { profile, intention, career } = content
  const open = {
    profile: OPEN.profile(profile),
    intention: intention === null ? null : OPEN.intention(intention),
    career: OPEN.career(career),
    experiences: content.experiences.map(OPEN.experiences),
    educations: content.educations.map(OPEN.educations),
    languageLevels: content.languageLevels.map(OPEN.languageLevels),
    skills: content.skills.map(OPEN.skills),
    qualifications: content.qualifications.map(OPEN.qualifications),
  }
  const { firstName = '', lastName = '' } = profile
  const unnamed = maskNames(otherNames === null ? [] : [firstName, lastName, ...otherNames])
  const told = mapTexts(open, (text) => unnamed(maskContact(text))) as PaperContent
  if (otherNames === null) return { ...told, profile: { ...told.profile, firstName, lastName } }
  return { ...told, profile: OPEN.profile({ locationId: profile.locationId }) }
}
