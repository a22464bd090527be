import { expect, test } from 'vitest'
import { mayBeName, partName } from './names-of-people'

test.each([
  ['CHHIM Bora', 'Bora', 'Chhim', true],
  ['Bora CHHIM', 'Bora', 'Chhim', true],
  ['Sreymom Keo', 'Sreymom', 'Keo', false],
  ['SREYMOM KEO', 'Sreymom', 'Keo', false],
  ['Mr. Sok Dara Vann', 'Sok', 'Dara Vann', false],
  ['ហេង វិសាល', 'វិសាល', 'ហេង', true],
  ['李静', '静', '李', true],
  ['欧阳文静', '文静', '欧阳', true],
  ['สมชาย ใจดี', 'สมชาย', 'ใจดี', true],
])('S-PARSE-10 %s is parted', (text, firstName, lastName, isSure) => {
  expect(partName(text)).toEqual({ firstName, lastName, isSure })
})

test('S-PARSE-10 what stands over a resume, and what says more than a name, is none', () => {
  for (const text of [
    'CURRICULUM VITAE',
    '个人简历',
    'Tel: 012 345',
    'Dara',
    'a@b.c d',
    'One of the many long lines',
  ])
    expect(mayBeName(text)).toBe(false)
  expect(mayBeName('Dara Kim')).toBe(true)
  expect(partName('Dara')).toBe(null)
})
