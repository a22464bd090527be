import type { PaperContent } from '@sarika/portal-web/contract/paper'
import { expect, test } from 'vitest'
import { CONSTANTS } from '../constants/constants'
import { readAttached } from '../parse/attached'
import { jsonBytes, toJsonResume } from './json-resume'

const CONTENT: PaperContent = {
  profile: {
    ...{ firstName: 'សុខា', lastName: 'ចាន់', sexId: 2, birthday: '1999-03-14', locationId: 17 },
    ...{ mobile: '+855 12000001', email: 'sokha@sarika.example' },
  },
  intention: { reqJobTitle: 'Receptionist' },
  career: { careerPosition: 'Receptionist', summary: 'Two and a half years at the front desk.' },
  experiences: [
    {
      ...{ company: 'Riverside', jobtitle: 'Receptionist', formtime: '2023-02', totime: null },
      workdesc: 'Check-in of 24 rooms.\nThe till of the evening.',
    },
    { company: 'Mini Mart', jobtitle: 'Cashier', formtime: '2021-06', totime: '2023-01', workdesc: 'Till.' },
  ],
  educations: [
    {
      ...{ qualificationname: 'University', qualificationId: 6, major: 'Tourism' },
      ...{ fromDate: '2019-11', toDate: '2023-07' },
    },
  ],
  languageLevels: [{ languageId: 1, languageLevelId: 4 }],
  skills: [
    { skillname: 'Booking software', skillyears: 3, useryear: 2025 },
    { skillname: 'Till', skillyears: 0, useryear: null },
  ],
  qualifications: [{ quaname: 'Front office', issued: 'School', obtained: '2022-09' }],
}

const valuesOf = (fields: Readonly<Record<string, { value: unknown }>>) =>
  Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value]))
/** Nothing is said by a field that is not there. */
const said = (fields: object) =>
  Object.fromEntries(Object.entries(fields).filter(([name, value]) => value !== null || name === 'totime'))

test('S-PARSE-7 S-PAPER-5 what a PDF of ours carries is read back as it was written, and no field of it is doubted', () => {
  const input = {
    content: CONTENT,
    lists: { ...CONSTANTS, locations: CONSTANTS.locations },
    template: 'plain',
    language: 'km',
    photo: null,
  } as const
  const read = readAttached(jsonBytes(toJsonResume(input)).toString())
  expect(read).not.toBeNull()
  if (read === null) return
  expect(valuesOf(read.profile)).toEqual(CONTENT.profile)
  expect(valuesOf(read.career)).toMatchObject({
    careerPosition: 'Receptionist',
    summary: CONTENT.career.summary,
  })
  for (const section of ['experiences', 'educations', 'languageLevels', 'skills', 'qualifications'] as const)
    expect([section, read.entries[section].map(valuesOf).map(said)]).toEqual([
      section,
      CONTENT[section].map(said),
    ])
  const all = [read.profile, ...Object.values(read.entries).flat()]
  expect(all.flatMap((fields) => Object.values(fields)).filter(({ isSure }) => !isSure)).toEqual([])
})
