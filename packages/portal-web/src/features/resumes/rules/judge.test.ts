import { expect, test } from 'vitest'
import { judgeExperience, judgeProfile, judgeResumeName } from './judge'

const TODAY = '2026-11-22'
const PROFILE = {
  firstName: 'Sokha',
  lastName: 'Chan',
  sexId: '2',
  birthday: '1999-03-14',
  locationId: '17',
  mobile: '',
  email: '',
}
const WORK = { company: 'Riverside', jobtitle: 'Cook', formtime: '2023-02', totime: '2025-08', workdesc: '' }

test('S-OWN-3 what a profile must have is named where it is missing', () => {
  expect(judgeProfile(PROFILE, TODAY)).toEqual({})
  const empty = { ...PROFILE, firstName: ' ', lastName: '', sexId: '', birthday: '', locationId: '' }
  expect(judgeProfile(empty, TODAY)).toEqual({
    firstName: 'missing',
    lastName: 'missing',
    sexId: 'missing',
    birthday: 'missing',
    locationId: 'missing',
  })
})

test.each([
  [{ birthday: TODAY }, {}],
  [{ birthday: '2026-11-23' }, { birthday: 'future' }],
  [{ birthday: '2999-01-01' }, { birthday: 'future' }],
  [{ birthday: '1999-3-14' }, { birthday: 'date' }],
  [{ birthday: '1999-02-40' }, { birthday: 'date' }],
  [{ firstName: 'x'.repeat(170) }, {}],
  [{ firstName: 'x'.repeat(171) }, { firstName: 'long' }],
  [{ email: 'sokha@sarika.example' }, {}],
  [{ email: 'sokha' }, { email: 'email' }],
])('S-OWN-3 of a profile with %j: %j', (change, faults) => {
  expect(judgeProfile({ ...PROFILE, ...change }, TODAY)).toEqual(faults)
})

test.each([
  [{}, false, {}],
  [{ totime: '2026-11' }, false, {}],
  [{ totime: '2026-12' }, false, { totime: 'future' }],
  [{ totime: '' }, false, { totime: 'missing' }],
  [{ totime: '' }, true, {}],
  [{ formtime: '2025-09' }, false, { formtime: 'order' }],
  [{ formtime: '2025-08' }, false, {}],
  [{ formtime: '2026-12' }, true, { formtime: 'future' }],
  [{ formtime: 'June 2023' }, true, { formtime: 'month' }],
  [{ company: '', jobtitle: ' ' }, true, { company: 'missing', jobtitle: 'missing' }],
])('S-OWN-4 of work with %j, until now %j: %j', (change, isPresent, faults) => {
  expect(judgeExperience({ ...WORK, ...change }, isPresent, TODAY)).toEqual(faults)
})

test('S-OWN-1 a resume has a name that says something', () => {
  expect([' ', 'Kitchen', 'x'.repeat(171)].map((name) => judgeResumeName({ name }))).toEqual([
    { name: 'missing' },
    {},
    { name: 'long' },
  ])
})
