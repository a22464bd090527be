// The resume that a PDF of ours carries as data: JSON Resume (jsonresume.org), and under "x-sarika" what that has no place for.
// What another program wrote wrongly is left out, field by field.

import { z } from 'zod'

/** What the file is called in a PDF. */
export const JSON_RESUME_NAME = 'resume.json'

const text = z.string().trim().optional().catch(undefined)
const id = z.int().positive().optional().catch(undefined)
const number = z.int().min(0).optional().catch(undefined)
const listOf = <One extends z.ZodType>(one: One) =>
  z
    .array(one.catch({} as never))
    .max(100)
    .default([])
    .catch([])

/** By the order of the lists of JSON Resume: the first of `educations` is of the first of `education`. */
const OfSarika = z.object({
  firstName: text,
  lastName: text,
  sexId: id,
  birthday: text,
  locationId: id,
  maritalId: id,
  nationalityId: id,
  career: z
    .object({ careerPosition: text, careerCategory: id, careerIndustry: id, careerLevel: id })
    .optional()
    .catch(undefined),
  educations: listOf(z.object({ qualificationId: id })),
  languageLevels: listOf(z.object({ languageId: id, languageLevelId: id })),
  skills: listOf(z.object({ skillyears: number, useryear: number })),
})

/** Dates as JSON Resume has them: `2021`, `2021-06`, `2021-06-14`. */
export const JsonResume = z.object({
  basics: z
    .object({ name: text, label: text, email: text, phone: text, summary: text })
    .default({})
    .catch({}),
  work: listOf(
    z.object({
      name: text,
      position: text,
      startDate: text,
      endDate: text,
      summary: text,
      highlights: z.array(z.string()).max(100).default([]).catch([]),
    }),
  ),
  education: listOf(
    z.object({ institution: text, area: text, studyType: text, startDate: text, endDate: text }),
  ),
  skills: listOf(z.object({ name: text })),
  languages: listOf(z.object({ language: text, fluency: text })),
  certificates: listOf(z.object({ name: text, date: text, issuer: text })),
  'x-sarika': OfSarika.optional().catch(undefined),
})
export type JsonResume = z.output<typeof JsonResume>
