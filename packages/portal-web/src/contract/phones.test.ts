import all from 'libphonenumber-js/metadata.min.json'
import { expect, test } from 'vitest'
import { COUNTRIES } from './countries'
import plans from './phone-plans.json'
import { phoneText, readHomePhone, readPhone, readWholePhone } from './phones'

const LRO = '\u202d'
const PDF = '\u202c'
const ZWSP = '\u200b'

/** Area code, what is typed or pasted, the number as it is kept. */
const READ: readonly (readonly [string, string, string])[] = [
  ['855', '012 000 001', '+855 12000001'],
  ['+855', '12-000-001', '+855 12000001'],
  ['86', '013800138000', '+86 13800138000'],
  // Unseen marks of an address book, and others.
  ['855', `${LRO}012 345 678${PDF}`, '+855 12345678'],
  ['855', `\u2068+855${ZWSP} 12\u00a0345\u2009678\u2069`, '+855 12345678'],
  ['855', '\ufeff012345678\u200e', '+855 12345678'],
  // Digits of other scripts.
  ['855', '០១២៣៤៥៦៧៨', '+855 12345678'],
  ['៨៥៥', '០១២ ៣៤៥ ៦៧៨', '+855 12345678'],
  ['66', '๐๘๙๐๘๘๗๐๖๑', '+66 890887061'],
  ['86', '１３８００１３８０００', '+86 13800138000'],
  ['855', '٠١٢٣٤٥٦٧٨', '+855 12345678'],
  ['855', '۰۱۲۳۴۵۶۷۸', '+855 12345678'],
  ['95', '၀၉၄၂၁၂၃၄၅၆၇', '+95 9421234567'],
  ['855', '𝟎𝟏𝟐𝟛𝟜𝟝𝟨𝟩𝟪', '+855 12345678'],
  // Dashes and brackets.
  ['855', '012–345–678', '+855 12345678'],
  ['855', '012—345‑678', '+855 12345678'],
  ['81', '０９０ー１２３４ー５６７８', '+81 9012345678'],
  ['855', '(012) 345.678', '+855 12345678'],
  // An area code in front.
  ['855', '+855 12 345 678', '+855 12345678'],
  ['855', '+855 (0)12 345 678', '+855 12345678'],
  ['855', '＋８５５ 12 345 678', '+855 12345678'],
  ['855', '00855 12 345 678', '+855 12345678'],
  ['855', '855 12 345 678', '+855 12345678'],
  ['855', '+66 89 088 7061', '+66 890887061'],
  // The zero of the own country, wherever there is one.
  ['66', '0890887061', '+66 890887061'],
  ['66', '890887061', '+66 890887061'],
  ['84', '0912345678', '+84 912345678'],
  ['82', '010-1234-5678', '+82 1012345678'],
  ['62', '0812 3456 7890', '+62 81234567890'],
  ['886', '0912-345-678', '+886 912345678'],
  ['60', '012-345 6789', '+60 123456789'],
  ['63', '0917 123 4567', '+63 9171234567'],
  ['856', '020 5512 3456', '+856 2055123456'],
  ['852', '9123 4567', '+852 91234567'],
  ['853', '6612 3456', '+853 66123456'],
  ['65', '8123 4567', '+65 81234567'],
]

test.each(READ)('S-ACC-1 +%s %s is kept as %s', (regionCode, typed, kept) => {
  const phone = readPhone(regionCode, typed)
  expect(phone && phoneText(phone)).toBe(kept)
  // What was read once stays what it is.
  expect(phone && readPhone(phone.regionCode, phone.mobile)).toEqual(phone)
  expect(readWholePhone(kept)).toEqual(phone)
})

test.each([
  ['855', '1234567'],
  ['855', '1234567890'],
  ['855', '00123456789'],
  ['86', '12345678901'],
  ['86', '1380013800'],
  ['1', '2025550100'],
  ['855', '+1 202 555 0100'],
  ['', '12000001'],
  ['855', ''],
  ['855', `${LRO}${PDF}`],
  ['855', '12000001; drop table accounts'],
  ['855', '០១២'],
  ['855', '12 345 678 +855'],
  ['855', 'sokha 012 345 678'],
  ['66', '1'.repeat(30)],
])('S-ACC-1 +%s %s is no phone', (regionCode, typed) => {
  expect(readPhone(regionCode, typed)).toBeNull()
})

test('S-ACC-1 area code and number are read from one text', () => {
  const sokha = { regionCode: '855', mobile: '12000001' }
  for (const typed of ['+855 12000001', '85512000001', ' +855 012 000 001 ', '00855 12000001', '៨៥៥១២០០០០០១'])
    expect(readWholePhone(typed)).toEqual(sokha)
  for (const typed of ['012000001', '+1 202 555 0100', 'sokha', '', '855'])
    expect(readWholePhone(typed)).toBeNull()
  for (const typed of ['012000001', '12000001', '+855 12 000 001'])
    expect(readHomePhone(typed)).toEqual(sokha)
})

test('S-ACC-1 the plans are those of the library, of the 15 countries alone', () => {
  const ids = COUNTRIES.map(({ id }) => id)
  expect(Object.keys(plans.countries).sort()).toEqual([...ids].sort())
  expect(plans.version).toBe(all.version)
  for (const { id, dialCode } of COUNTRIES) {
    expect(plans.countries[id]).toEqual(all.countries[id])
    expect(plans.country_calling_codes[dialCode]).toEqual([id])
  }
})
