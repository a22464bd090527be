import { expect, test } from 'vitest'
import { mapTexts, maskContact, maskNames } from './masked'

test.each([
  ['Call 012 345 678', 'Call •••'],
  ['+855 (0)12-345-678 or me@mail.example.', '••• or •••.'],
  ['ទូរស័ព្ទ ០១២ ៣៤៥ ៦៧៨', 'ទូរស័ព្ទ •••'],
  ['0\u200b1\u200b2\u200b345\u00ad678', '•••'],
  ['012345', '•••'],
  ['Telegram @dara_kim, t.me/dara or https://example.com/dara', 'Telegram •••, ••• or •••'],
])('S-SHARE-4 %s is without a way to reach its writer', (text, masked) => {
  expect(maskContact(text)).toBe(masked)
})

test.each([
  '2019 - 2023, then 2024-06',
  'A house of 24 rooms, $1,200 a month, 10 000 guests',
  'Front desk @ Riverside\nand at the till: 3 years',
  'C++, C#, ISO 9001, Office 365',
])('S-SHARE-4 %s stays as it is', (text) => {
  expect(maskContact(text)).toBe(text)
})

test('S-SHARE-7 a name is taken out as a word of its own, and in a script without spaces wherever it stands', () => {
  const unnamed = maskNames(['Dara Kim', 'ដារ៉ា គីម'])
  expect(unnamed('DARA cooks, kimchi too. Ask Kim.')).toBe('••• cooks, kimchi too. Ask •••.')
  expect(unnamed('ខ្ញុំឈ្មោះដារ៉ា')).toBe('ខ្ញុំឈ្មោះ•••')
  expect(maskNames([''])('Dara')).toBe('Dara')
  expect(mapTexts({ a: ['Dara', 1, null], b: true }, unnamed)).toEqual({ a: ['•••', 1, null], b: true })
})
