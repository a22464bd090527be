import { expect, test } from 'vitest'
import { changesBetween, EMPTY, faultsOfSlot, fill, followSaved, hasOf, type Paper, sectionOf } from './paper'

const TODAY = '2026-11-27'
const WORK = {
  ...EMPTY.experiences,
  jobtitle: 'Cook',
  company: 'Riverside',
  formtime: '2024-06',
  totime: null,
}

test('S-RESUME-12 a form has the fields that it knows, each of its own type, whatever came', () => {
  const came = { jobtitle: 'Cook', company: 7, formtime: null, totime: null, workdesc: ['x'], other: 1 }
  expect(fill('experiences', came)).toEqual({
    jobtitle: 'Cook',
    company: '',
    formtime: '',
    totime: null,
    workdesc: '',
  })
  expect(fill('intention', 'nothing')).toEqual(EMPTY.intention)
  expect(fill('skills', { skillname: 'Wok', skillyears: 3, useryear: null })).toEqual({
    skillname: 'Wok',
    skillyears: 3,
    useryear: null,
  })
})

test('S-RESUME-12 an empty form misses what it must have, and a name draws something', () => {
  expect(faultsOfSlot('skills/1', EMPTY.skills, TODAY)).toEqual({
    skillname: 'missing',
    skillyears: 'missing',
  })
  expect(faultsOfSlot('languageLevels/1', EMPTY.languageLevels, TODAY)).toEqual({
    languageId: 'choose',
    languageLevelId: 'choose',
  })
  expect(faultsOfSlot('experiences/1', { ...WORK, totime: '' }, TODAY)).toEqual({ totime: 'missing' })
  expect(faultsOfSlot('experiences/1', WORK, TODAY)).toEqual({})
  expect(faultsOfSlot('attributes', { name: '\u200b', attachmentId: null }, TODAY)).toEqual({
    name: 'missing',
  })
  expect(faultsOfSlot('workStatus', { status: 0 }, TODAY)).toEqual({ status: 'choose' })
})

test('S-RESUME-14 from one paper to another: what is gone is deleted first, then what is new or other is saved', () => {
  const before: Paper = { profile: { firstName: 'Dara' }, 'skills/1': { skillname: 'Wok' }, 'skills/2': {} }
  const after: Paper = {
    none: { sections: ['experiences'] },
    profile: { firstName: 'Sok' },
    'skills/2': {},
    'skills/new': { skillname: 'Till' },
  }
  expect(changesBetween(before, after)).toEqual([
    ['skills/1', null],
    ['none', { sections: ['experiences'] }],
    ['profile', { firstName: 'Sok' }],
    ['skills/new', { skillname: 'Till' }],
  ])
  expect(changesBetween(after, after)).toEqual([])
  // What is no entry stays: nothing deletes a name.
  expect(changesBetween(before, {})).toEqual([
    ['skills/1', null],
    ['skills/2', null],
  ])
})

test('S-RESUME-15 a field that nobody touched says what was saved elsewhere, also that it is until now', () => {
  const base = { ...WORK, totime: '2025-01' }
  const saved = { ...WORK, company: 'Hillside' }
  expect(followSaved(saved, base, { ...base, jobtitle: 'Head cook' })).toEqual({
    ...saved,
    jobtitle: 'Head cook',
  })
  expect(followSaved({ ids: [2] }, { ids: [1] }, { ids: [1] })).toEqual({ ids: [2] })
  expect(followSaved({ ids: [2] }, { ids: [1] }, { ids: [1, 3] })).toEqual({ ids: [1, 3] })
})

test('S-RESUME-16 a part is there when it is saved, has an entry, or is said to be none', () => {
  const paper: Paper = {
    profile: { ...EMPTY.profile, photo: 'abc' },
    'experiences/1': WORK,
    none: { sections: ['qualifications', 'skills'] },
  }
  const has = hasOf(paper)
  expect(Object.entries(has).flatMap(([part, isThere]) => (isThere ? [part] : []))).toEqual([
    'profile',
    'experiences',
    'qualifications',
    'photo',
  ])
})

test('S-RESUME-12 a slot is of a list by its name alone', () => {
  expect([sectionOf('experiences/12'), sectionOf('profile'), sectionOf('skills/new-1-2')]).toEqual([
    'experiences',
    null,
    'skills',
  ])
})
