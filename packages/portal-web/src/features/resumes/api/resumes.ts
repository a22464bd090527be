import { REFUSALS, SECTION_NAMES } from '../../../contract/resume'
import { RESUMES, type ResumeView, toResumeView } from '../../../http/papers'
import { useOwn } from '../../../http/read'
import { listAt, numberAt, numbersAt, textAt, timeAt, toFields } from '../../../lib/fields'
import { fill, type Paper, type Slot, type Values } from '../rules/paper'

/** Why a reviewer sent it back; `text`: in their own words, "" = none. */
export interface RefusalOf {
  readonly reason: (typeof REFUSALS)[number]
  readonly text: string
}

/** The answers of the first steps, for what is not saved yet. */
export interface Start {
  readonly firstName: string
  readonly lastName: string
  readonly jobtitle: string
  readonly company: string
  readonly languageIds: readonly number[]
  /** As far as it was said; null: nothing of it. */
  readonly intention: Values | null
}

/** A resume whole. */
export interface Resume extends ResumeView {
  readonly isHidden: boolean
  /** Employers that looked at it. */
  readonly viewCount: number
  /** ms */
  readonly updatedAt: number
  /** null unless it was not approved. */
  readonly refusal: RefusalOf | null
  /** The name of the attached file; "": none. */
  readonly fileName: string
  readonly start: Start | null
  /** All of it but what is of the account: the intention and the work status. */
  readonly paper: Paper
}

const isSaved = (fields: object): boolean => Object.keys(fields).length > 0

function toPaper(one: unknown): Paper {
  const { profile, career, attachment } = toFields(one)
  const paper: Partial<Record<Slot, Values>> = {}
  if (isSaved(toFields(profile))) paper.profile = fill('profile', profile)
  if (isSaved(toFields(career))) paper.career = fill('career', career)
  paper.none = fill('none', { sections: listAt(one, 'none') })
  const attachmentId = numberAt(attachment, 'id')
  paper.attributes = fill('attributes', {
    name: textAt(one, 'name'),
    attachmentId: attachmentId === 0 ? null : attachmentId,
  })
  for (const section of SECTION_NAMES)
    for (const entry of listAt(one, section))
      paper[`${section}/${numberAt(entry, 'id')}`] = fill(section, entry)
  return paper
}

function toRefusal(one: unknown): RefusalOf | null {
  const reason = REFUSALS.find((known) => known === textAt(one, 'reason'))
  return reason === undefined ? null : { reason, text: textAt(one, 'text') }
}

const toStart = (one: unknown): Start => ({
  firstName: textAt(one, 'firstName'),
  lastName: textAt(one, 'lastName'),
  jobtitle: textAt(one, 'jobtitle'),
  company: textAt(one, 'company'),
  languageIds: numbersAt(one, 'languageIds'),
  intention: isSaved(toFields(toFields(one).intention)) ? fill('intention', toFields(one).intention) : null,
})

function toResume(one: unknown): Resume {
  const { privacyLevel, refusal, attachment, start } = toFields(one)
  return {
    ...toResumeView(one),
    isHidden: numberAt(privacyLevel, 'value') !== 0,
    viewCount: numberAt(one, 'employerViewCount'),
    updatedAt: timeAt(one, 'updateTime'),
    refusal: toRefusal(refusal),
    fileName: textAt(attachment, 'name'),
    start: start ? toStart(start) : null,
    paper: toPaper(one),
  }
}

/** All of them whole, the default one first. */
export const useResumes = () => useOwn(RESUMES, (body) => listAt(body, 'result').map(toResume))

/** One of them; null: there is none of this id. */
export const useResume = (id: number) =>
  useOwn(`${RESUMES}/${id}`, (body) => (body === null ? null : toResume(body)))

export const INTENTIONS = `${RESUMES}/intentions`

/** What somebody looks for, and how urgently: of the account, the same in all of their resumes. */
export const useIntentions = () =>
  useOwn(INTENTIONS, (body): Paper => {
    const { intention } = toFields(body)
    return {
      ...(isSaved(toFields(intention)) && { intention: fill('intention', intention) }),
      ...(numberAt(body, 'workStatus') > 0 && { workStatus: { status: numberAt(body, 'workStatus') } }),
    }
  })
