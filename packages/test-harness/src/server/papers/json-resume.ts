// A resume as JSON Resume (jsonresume.org, 1.0.0): what the sheet shows and nothing else. `x-sarika` has the ids of the same
// things, so that it comes back exactly.

import { fullName, type PaperInput } from '@sarika/portal-web/contract/paper'

/** Without what is not said. */
function said<T extends object>(fields: T): Partial<T> {
  return Object.fromEntries(
    Object.entries(fields).filter(
      ([, value]) => value !== undefined && value !== null && value !== '' && value !== 0,
    ),
  ) as Partial<T>
}

const linesOf = (text: string | undefined): string[] =>
  (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** A sheet as JSON Resume; names are in its language. */
export function toJsonResume({ content, lists, language }: PaperInput): Readonly<Record<string, unknown>> {
  const nameOf = (list: keyof typeof lists, id: number | undefined) =>
    lists[list].find((one) => one.id === id)?.names[language]
  const { profile, career, intention } = content
  const { firstName = '', lastName = '', birthday, sexId, locationId } = profile
  const city = nameOf('locations', locationId)
  return {
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: said({
      name: fullName(firstName, lastName, language),
      label: career.careerPosition || intention?.reqJobTitle,
      email: profile.email,
      phone: profile.mobile,
      summary: career.summary,
      location: city === undefined ? undefined : { city, countryCode: 'KH' },
    }),
    work: content.experiences.map(({ company, jobtitle, formtime, totime, workdesc }) => {
      const lines = linesOf(workdesc)
      return said({
        name: company,
        position: jobtitle,
        startDate: formtime,
        endDate: totime,
        summary: lines.length === 1 ? lines[0] : undefined,
        highlights: lines.length > 1 ? lines : undefined,
      })
    }),
    education: content.educations.map(({ qualificationname, qualificationId, major, fromDate, toDate }) =>
      said({
        institution: qualificationname,
        area: major,
        studyType: nameOf('qualifications', qualificationId),
        startDate: fromDate,
        endDate: toDate,
      }),
    ),
    languages: content.languageLevels.map(({ languageId, languageLevelId }) =>
      said({
        language: nameOf('languages', languageId),
        fluency: nameOf('languageLevels', languageLevelId),
      }),
    ),
    skills: content.skills.map(({ skillname }) => said({ name: skillname })),
    certificates: content.qualifications.map(({ quaname, issued, obtained }) =>
      said({ name: quaname, issuer: issued, date: obtained }),
    ),
    meta: { version: 'v1.0.0' },
    'x-sarika': {
      ...said({ firstName, lastName, birthday, sexId, locationId }),
      educations: content.educations.map(({ qualificationId }) => ({ qualificationId })),
      languageLevels: content.languageLevels.map(({ languageId, languageLevelId }) => ({
        languageId,
        languageLevelId,
      })),
      skills: content.skills.map(({ skillyears, useryear }) => ({ skillyears, useryear })),
    },
  }
}

export const jsonBytes = (resume: Readonly<Record<string, unknown>>): Buffer =>
  Buffer.from(`${JSON.stringify(resume, null, 2)}\n`)
