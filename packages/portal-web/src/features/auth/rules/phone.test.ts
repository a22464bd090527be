import { expect, test } from 'vitest'
import { LANGUAGES } from '../../../i18n/languages'
import { nameCountry } from './country-names'
import { COUNTRIES, readMobile } from './phone'
import { recipientOf } from './recipient'
import { NOTHING } from './values'

test.each([
  ['855', '012 000 001', '12000001'],
  ['855', '12-000-001', '12000001'],
  ['86', '013800138000', '13800138000'],
  // Thailand keeps its 0: only 86 and 855 drop it.
  ['66', '0812345678', '0812345678'],
])('S-AUTH-3 +%s %s is kept as %s', (regionCode, mobile, kept) => {
  expect(readMobile(regionCode, mobile)).toBe(kept)
  expect(recipientOf('sms', { ...NOTHING, regionCode, mobile })).toBe(`+${regionCode} ${kept}`)
})

test.each([
  ['855', '1234567'],
  ['855', '1234567890'],
  ['855', '00123456789'],
  ['86', '12345678901'],
  ['86', '1380013800'],
  ['855', ''],
  ['855', '១២០០០០០១'],
])('S-AUTH-3 +%s %s is no phone', (regionCode, mobile) => {
  expect(readMobile(regionCode, mobile)).toBeNull()
})

test('S-AUTH-3 the 15 countries have the dial codes of the ITU', () => {
  expect(Object.fromEntries(COUNTRIES.map(({ id, dialCode }) => [id, dialCode]))).toEqual({
    ...{ KH: '855', CN: '86', HK: '852', MO: '853', TW: '886', TH: '66', MY: '60', SG: '65' },
    ...{ MM: '95', LA: '856', VN: '84', KR: '82', JP: '81', ID: '62', PH: '63' },
  })
})

test.each(LANGUAGES)(
  'S-AUTH-3 the 15 countries have a dial code and a name of their own in %s',
  (language) => {
    expect(COUNTRIES).toHaveLength(15)
    expect(new Set(COUNTRIES.map(({ dialCode }) => dialCode)).size).toBe(15)
    const names = COUNTRIES.map(({ id }) => nameCountry(id, language))
    expect(new Set(names).size).toBe(15)
    for (const [index, name] of names.entries()) expect(name).not.toBe(COUNTRIES[index]?.id)
  },
)

test('S-AUTH-3 the Khmer names are those of CLDR', () => {
  const cldr = new Intl.DisplayNames('km', { type: 'region', style: 'short' })
  // Zero-width spaces are places for a line break.
  const names = COUNTRIES.map(({ id }) => cldr.of(id)?.replaceAll('\u200b', ''))
  expect(COUNTRIES.map(({ id }) => nameCountry(id, 'km'))).toEqual(names)
})
