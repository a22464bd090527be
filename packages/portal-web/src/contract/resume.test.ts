import { expect, test } from 'vitest'
import { z } from 'zod'
import { completenessOf, FAULTS, faultsOf, PARTS, SCHEMAS, SHARES } from './resume'

const TODAY = '2026-11-27'
const PROFILE = { firstName: 'Sokha', lastName: 'Chan', sexId: 2, birthday: '1999-03-14', locationId: 8 }

test('S-RESUME-1 a part names each field that is missing, too long, out of range or of the wrong kind', () => {
  expect(faultsOf('profile', {}, TODAY)).toEqual({
    firstName: 'missing',
    lastName: 'missing',
    sexId: 'choose',
    birthday: 'missing',
    locationId: 'choose',
  })
  expect(faultsOf('profile', { ...PROFILE, firstName: '\u200b', email: 'sokha@' }, TODAY)).toEqual({
    firstName: 'missing',
    email: 'email',
  })
  expect(faultsOf('profile', { ...PROFILE, lastName: 'x'.repeat(171) }, TODAY)).toEqual({ lastName: 'long' })
  expect(faultsOf('profile', { ...PROFILE, birthday: '2025-02-30' }, TODAY)).toEqual({ birthday: 'date' })
  expect(faultsOf('intention', {}, TODAY)).toEqual({
    reqJobTitle: 'missing',
    categoryIds: 'choose',
    locationIds: 'choose',
  })
  expect(faultsOf('career', { careerPosition: 'Cook' }, TODAY)).toEqual({
    careerCategory: 'choose',
    careerIndustry: 'choose',
    careerLevel: 'choose',
  })
  expect(faultsOf('skills', { skillname: 'x'.repeat(81), skillyears: 1.5 }, TODAY)).toEqual({
    skillname: 'long',
    skillyears: 'number',
  })
  expect(faultsOf('skills', {}, TODAY)).toEqual({ skillname: 'missing', skillyears: 'missing' })
})

test('S-RESUME-2 nothing past lies ahead, and no start is later than its end', () => {
  expect(faultsOf('profile', { ...PROFILE, birthday: '2026-11-28' }, TODAY)).toEqual({ birthday: 'future' })
  const work = { company: 'A', jobtitle: 'B', formtime: '2024-06' }
  expect(faultsOf('experiences', { ...work, totime: '2024-05' }, TODAY)).toEqual({ formtime: 'order' })
  expect(faultsOf('experiences', { ...work, totime: '2026-12' }, TODAY)).toEqual({ totime: 'future' })
  expect(faultsOf('experiences', work, TODAY)).toEqual({})
  // A school may end later than now.
  const school = { qualificationname: 'A', qualificationId: 6, major: 'B', fromDate: '2024-06' }
  expect(faultsOf('educations', { ...school, toDate: '2030-07' }, TODAY)).toEqual({})
  expect(faultsOf('skills', { skillname: 'Wok', skillyears: 1, useryear: 2027 }, TODAY)).toEqual({
    useryear: 'future',
  })
})

test('S-RESUME-3 a resume is complete by parts that add up to 100, and the first that is missing is the next', () => {
  expect(Object.values(SHARES).reduce((sum, share) => sum + share, 0)).toBe(100)
  const none = Object.fromEntries(PARTS.map((part) => [part, false])) as Record<
    (typeof PARTS)[number],
    boolean
  >
  expect(completenessOf(none)).toEqual({ percent: 0, next: 'profile' })
  expect(completenessOf({ ...none, profile: true, intention: true })).toEqual({ percent: 34, next: 'career' })
  const all = Object.fromEntries(PARTS.map((part) => [part, true])) as typeof none
  expect(completenessOf(all)).toEqual({ percent: 100, next: null })
})

test('every part can be told as a JSON schema, and every fault has words', () => {
  for (const schema of Object.values(SCHEMAS))
    expect(z.toJSONSchema(schema, { io: 'input' }).type).toBe('object')
  for (const words of Object.values(FAULTS)) expect(words).toMatch(/\.$/)
})
