import { expect, test } from 'vitest'
import { toOwnCompany } from '../api/company'
import { judgeFile } from './files'
import { judge, namedBy, textsOf, toChanges, unsaved } from './page'

const company = toOwnCompany({
  ...{ id: 9, role: 'owner', verification: 'refused', name: 'Champei', kind: 'agency', industryId: 8 },
  ...{ names: { km: 'ចំប៉ី' }, abouts: { km: 'សណ្ឋាគារ' }, benefits: ['meals', 'gold'], foundedYear: 2016 },
  ...{ refusal: { reason: 'unclear', text: 'Page 2' }, missing: ['licence', 'mood'], logo: '/x/abc' },
})

test('S-FIRM-22 a page is read with what it says, and what nobody knows is left out', () => {
  expect(company).toMatchObject({
    ...{ isOwner: true, kind: 'agency', missing: ['licence'], benefits: ['meals'] },
    ...{ refusal: { reason: 'unclear', text: 'Page 2' }, logo: { id: 'abc', address: '/x/abc' } },
  })
  expect(toOwnCompany(null)).toBe(null)
  const texts = company && textsOf(company)
  expect(texts).toMatchObject({ name: 'Champei', 'names.km': 'ចំប៉ី', 'abouts.en': '', foundedYear: '2016' })
  expect(texts && unsaved({ name: 'Champei', address: 'Street 26' }, texts)).toEqual({ address: 'Street 26' })
})

test('S-FIRM-22 only what was typed is sent, by language where there are several', () => {
  expect(
    toChanges({
      ...{ name: 'Champei', 'abouts.km': 'ក', 'abouts.en': '', 'names.zh': '占婆' },
      ...{ industryId: '8', locationId: '', foundedYear: '២០១៦', benefits: 'meals,bonus' },
    }),
  ).toEqual({
    ...{ name: 'Champei', abouts: { km: 'ក', en: '' }, names: { zh: '占婆' } },
    ...{ industryId: 8, locationId: 0, foundedYear: 2016, benefits: ['meals', 'bonus'] },
  })
  expect(toChanges({ benefits: '' })).toEqual({ benefits: [] })
})

test.each([
  ['name', ' ', 'name'],
  ['name', 'Champei', null],
  ['contactName', '', 'contactName'],
  ['website', 'champei.example', null],
  ['website', 'javascript:alert(1)', 'website'],
  ['email', 'boss@', 'email'],
  ['email', '', null],
  ['foundedYear', '២០១៦', null],
  ['foundedYear', '20', 'year'],
  ['abouts.km', '', null],
] as const)('S-FIRM-22 %s %j is wrong as %j', (field, text, fault) => {
  expect(judge(field, text)).toBe(fault)
})

test('S-FIRM-22 a refusal is told at the fields that it names', () => {
  const typed = { 'abouts.km': 'x', 'abouts.en': 'y', website: 'z' }
  expect(namedBy(typed, ['abouts.km'])).toEqual(['abouts.km'])
  expect(namedBy(typed, ['abouts'])).toEqual(['abouts.km', 'abouts.en'])
  expect(namedBy(typed, ['website'])).toEqual(['website'])
})

test.each([
  ['picture', 'image/gif', 3 * 1024 * 1024, null],
  ['picture', 'image/gif', 3 * 1024 * 1024 + 1, 'large'],
  ['picture', 'image/svg+xml', 9, 'pictureType'],
  ['paper', 'application/pdf', 4 * 1024 * 1024, null],
  ['paper', 'image/gif', 9, 'paperType'],
] as const)('S-FIRM-23 a %s of %s with %i bytes is wrong as %j', (what, type, size, fault) => {
  expect(judgeFile(what, { type, size })).toBe(fault)
})
