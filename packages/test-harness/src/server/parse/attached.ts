// A resume that a PDF carries as data (contract/json-resume.ts): it is read as it stands there, and nothing is guessed.

import { JSON_RESUME_NAME, JsonResume } from '@sarika/portal-web/contract/json-resume'
import type { ReadField, ReadFields, ReadResume } from '@sarika/portal-web/contract/parsed'
import { SCHEMAS } from '@sarika/portal-web/contract/resume'
import { partName } from './names-of-people'

export const ATTACHED_NAME = JSON_RESUME_NAME
export const MAX_ATTACHED_BYTES = 1024 * 1024

type Value = string | number | null | undefined
type Part = Exclude<keyof typeof SCHEMAS, 'intention'>

/** Fields of a part that the contract takes; what it does not take is left out. `unsure`: by name, what had to be understood. */
function taken(
  part: Part,
  values: Readonly<Record<string, Value>>,
  unsure: readonly string[] = [],
): ReadFields {
  const judged = SCHEMAS[part].safeParse(values)
  const wrong = new Set(judged.success ? [] : judged.error.issues.map(({ path }) => String(path[0])))
  const fields: [string, ReadField][] = []
  for (const [name, value] of Object.entries(values))
    if (value !== undefined && value !== '' && !wrong.has(name))
      fields.push([
        name,
        { value, isSure: !unsure.includes(name), source: value === null ? '' : String(value), page: 0 },
      ])
  return Object.fromEntries(fields)
}

/** "2021-06-14" > "2021-06"; a year alone has no month. */
const monthOf = (date: string | undefined): string | undefined =>
  date === undefined ? undefined : /^\d{4}-\d\d/.exec(date)?.[0]

function readNames(
  name: string | undefined,
  { firstName, lastName }: { firstName?: string | undefined; lastName?: string | undefined },
) {
  if (firstName !== undefined && lastName !== undefined) return { names: { firstName, lastName }, unsure: [] }
  const parted = name === undefined ? null : partName(name)
  if (parted === null) return { names: {}, unsure: [] }
  const { isSure, ...names } = parted
  return { names, unsure: isSure ? [] : ['firstName', 'lastName'] }
}

const isNotEmpty = (fields: ReadFields): boolean => Object.keys(fields).length > 0

/** Null: it is no resume, and the text of the PDF is read instead. */
export function readAttached(json: string): ReadResume | null {
  let data: unknown
  try {
    data = JSON.parse(json)
  } catch {
    return null
  }
  const read = JsonResume.safeParse(data)
  if (!read.success) return null
  const { basics, work, education, skills, certificates, 'x-sarika': own } = read.data
  const { names, unsure } = readNames(basics.name, own ?? {})
  const [latest] = work
  const profile = taken(
    'profile',
    {
      ...names,
      ...{ sexId: own?.sexId, birthday: own?.birthday, locationId: own?.locationId },
      ...{ maritalId: own?.maritalId, nationalityId: own?.nationalityId },
      ...{ mobile: basics.phone, email: basics.email },
    },
    unsure,
  )
  const entries = {
    experiences: work.map(({ name, position, startDate, endDate, summary, highlights }) =>
      taken('experiences', {
        ...{ company: name, jobtitle: position, formtime: monthOf(startDate) },
        totime: endDate === undefined ? null : monthOf(endDate),
        workdesc: [summary ?? '', ...highlights].filter((line) => line !== '').join('\n'),
      }),
    ),
    educations: education.map(({ institution, area, startDate, endDate }, at) =>
      taken('educations', {
        ...{ qualificationname: institution, major: area, fromDate: monthOf(startDate) },
        ...{ toDate: endDate === undefined ? null : monthOf(endDate) },
        qualificationId: own?.educations[at]?.qualificationId,
      }),
    ),
    languageLevels: (own?.languageLevels ?? []).map((level) => taken('languageLevels', level)),
    skills: skills.map(({ name }, at) => taken('skills', { skillname: name, ...own?.skills[at] })),
    qualifications: certificates.map(({ name, date, issuer }) =>
      taken('qualifications', { quaname: name, issued: issuer, obtained: monthOf(date) }),
    ),
  }
  const all = {
    profile,
    career: taken('career', {
      ...{ careerPosition: latest?.position, ...own?.career },
      summary: basics.summary,
    }),
    entries: {
      experiences: entries.experiences.filter(isNotEmpty),
      educations: entries.educations.filter(isNotEmpty),
      languageLevels: entries.languageLevels.filter(isNotEmpty),
      skills: entries.skills.filter(isNotEmpty),
      qualifications: entries.qualifications.filter(isNotEmpty),
    },
  }
  const isSomething = isNotEmpty(profile) || Object.values(all.entries).some((list) => list.length > 0)
  return isSomething ? all : null
}
