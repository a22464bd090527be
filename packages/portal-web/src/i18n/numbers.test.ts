import { afterEach, beforeEach, expect, test } from 'vitest'
import { showMoney } from '../lib/money'
import { i18n } from './i18n'
import { LANGUAGES } from './languages'

const THOUSANDS = { en: '3,210', zh: '3,210', km: '3,210', ko: '3,210', th: '3,210', vi: '3.210' }

for (const language of LANGUAGES) i18n.addResourceBundle(language, 'numbers', { many: '{{count, number}}' })

const { NumberFormat } = Intl

/** Chromium's on a Vietnamese device: it has no Khmer numbers. */
class WithoutKhmer extends NumberFormat {
  constructor(locale?: Intl.LocalesArgument, options?: Intl.NumberFormatOptions) {
    super(locale === 'km' ? 'vi-VN' : locale, options)
  }
}

beforeEach(() => void Object.assign(Intl, { NumberFormat: WithoutKhmer }))
afterEach(async () => {
  Object.assign(Intl, { NumberFormat })
  await i18n.changeLanguage('en')
})

test.each(LANGUAGES)(
  'S-LANG-11 counts and sums of %s are written alike, whatever numbers the browser has',
  async (language) => {
    await i18n.changeLanguage(language)
    expect(i18n.getFixedT(language, 'numbers' as never)('many' as never, { count: 3210 })).toBe(
      THOUSANDS[language],
    )
    expect(showMoney(321_000)).toBe(`$${THOUSANDS[language]}`)
  },
)
