import { expect, test } from 'vitest'
import { readPhone, readWholePhone } from './phones'

test.each([
  ['855', '012 000 001', '12000001'],
  ['+855', '12-000-001', '12000001'],
  ['86', '013800138000', '13800138000'],
  // Thailand keeps its 0: only 86 and 855 drop it.
  ['66', '0812345678', '0812345678'],
])('S-ACC-1 +%s %s is kept as %s', (regionCode, typed, mobile) => {
  expect(readPhone(regionCode, typed)).toEqual({ regionCode: regionCode.replace('+', ''), mobile })
})

test.each([
  ['855', '1234567'],
  ['855', '1234567890'],
  ['855', '00123456789'],
  ['86', '12345678901'],
  ['86', '1380013800'],
  ['1', '2025550100'],
  ['', '12000001'],
  ['855', ''],
  ['855', '12000001; drop table accounts'],
  ['855', '១២០០០០០១'],
])('S-ACC-1 +%s %s is no phone', (regionCode, typed) => {
  expect(readPhone(regionCode, typed)).toBeNull()
})

test('S-ACC-1 area code and number are read from one text', () => {
  const sokha = { regionCode: '855', mobile: '12000001' }
  for (const typed of ['+855 12000001', '85512000001', ' +855 012 000 001 ', '00855 12000001'])
    expect(readWholePhone(typed)).toEqual(sokha)
  for (const typed of ['012000001', '+1 202 555 0100', 'sokha', '', '855'])
    expect(readWholePhone(typed)).toBeNull()
})
