import { RESUMES, type ResumeView, toResumeView } from '../../../http/papers'
import { useOwn } from '../../../http/read'
import { listAt, numberAt, textAt, timeAt, toFields } from '../../../lib/fields'
import { recordOf } from '../../../lib/record-of'

/** By the server's names, as text; "" where nothing is said. Ids are those of the constants. */
export interface Profile {
  readonly firstName: string
  readonly lastName: string
  /** "1" male, "2" female */
  readonly sexId: string
  /** e.g. "1999-03-14" */
  readonly birthday: string
  readonly locationId: string
  readonly mobile: string
  readonly email: string
}

export const PROFILE_FIELDS = [
  'firstName',
  'lastName',
  'sexId',
  'birthday',
  'locationId',
  'mobile',
  'email',
] as const satisfies readonly (keyof Profile)[]

export interface Experience {
  readonly id: number
  readonly company: string
  readonly jobtitle: string
  /** e.g. "2024-06" */
  readonly formtime: string
  /** Likewise; "": until now. */
  readonly totime: string
  readonly workdesc: string
}

/** A resume whole. */
export interface Resume extends ResumeView {
  readonly isHidden: boolean
  /** Employers that looked at it. */
  readonly viewCount: number
  /** ms */
  readonly updatedAt: number
  readonly profile: Profile
  /** What of the profile is not edited here, as it came. */
  readonly otherProfile: Readonly<Record<string, unknown>>
  readonly experiences: readonly Experience[]
  /** Of each part that adds to completeness, whether there is something. */
  readonly has: Readonly<Record<Part, boolean>>
}

/** What a resume is complete with. */
export const PARTS = ['profile', 'experiences', 'educations', 'languageLevels', 'skills'] as const
export type Part = (typeof PARTS)[number]

const toProfile = (profile: unknown): Profile => recordOf(PROFILE_FIELDS, (name) => textAt(profile, name))

const toExperience = (one: unknown): Experience => ({
  id: numberAt(one, 'id'),
  company: textAt(one, 'company'),
  jobtitle: textAt(one, 'jobtitle'),
  formtime: textAt(one, 'formtime'),
  totime: textAt(one, 'totime'),
  workdesc: textAt(one, 'workdesc'),
})

function toResume(one: unknown): Resume {
  const { privacyLevel, profile } = toFields(one)
  const hasAny = (part: string) => listAt(one, part).length > 0
  return {
    ...toResumeView(one),
    isHidden: numberAt(privacyLevel, 'value') !== 0,
    viewCount: numberAt(one, 'employerViewCount'),
    updatedAt: timeAt(one, 'updateTime'),
    profile: toProfile(profile),
    otherProfile: toFields(profile),
    experiences: listAt(one, 'experiences').map(toExperience),
    has: {
      profile: textAt(profile, 'firstName') !== '',
      experiences: hasAny('experiences'),
      educations: hasAny('educations'),
      languageLevels: hasAny('languageLevels'),
      skills: hasAny('skills'),
    },
  }
}

/** All of them whole, the default one first. */
export const useResumes = () => useOwn(RESUMES, (body) => listAt(body, 'result').map(toResume))
