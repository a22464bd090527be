import { expect, test, vi } from 'vitest'
import { COUNTRIES } from '../../../contract/countries'
import { LANGUAGES } from '../../../i18n/languages'
import { nameCountry } from '../../../lib/country-names'
import { isKnownWrong, loadPhoneReader } from './phone'
import { recipientOf } from './recipient'
import { NOTHING } from './values'

test('S-AUTH-26 until the reader is there a number goes out as its digits, and none is called wrong', async () => {
  // As in a page that has just begun: test files share their modules.
  vi.resetModules()
  const { isKnownWrong, readMobile } = await import('./phone')
  expect(readMobile('855', '\u202d០១២ ៣៤៥–678\u202c')).toEqual({ regionCode: '855', mobile: '012345678' })
  expect(isKnownWrong('855', '12')).toBe(false)
})

test.each([
  ['855', '\u202d012 345 678\u202c', '+855 12345678'],
  ['855', '០១២៣៤៥៦៧៨', '+855 12345678'],
  ['66', '+855 12 345 678', '+855 12345678'],
  ['66', '0812345678', '+66 812345678'],
  ['855', '12', '+855 12'],
])('S-AUTH-26 +%s %s is shown, signed and sent as %s', async (regionCode, mobile, sent) => {
  await loadPhoneReader()
  expect(recipientOf('sms', { ...NOTHING, regionCode, mobile })).toBe(sent)
  expect(isKnownWrong(regionCode, mobile)).toBe(mobile === '12')
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
