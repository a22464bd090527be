import { afterEach, expect, test } from 'vitest'
import { i18n } from '../i18n/i18n'
import { langOf } from './lang-of'

afterEach(() => i18n.changeLanguage('en'))

test('S-LANG-14 a name in other letters than those of the page is marked with their language', async () => {
  expect(['Bayon Hotel', 'សណ្ឋាគារបាយ័ន', '巴戎酒店', '2026'].map(langOf)).toEqual([
    undefined,
    'km',
    'zh',
    undefined,
  ])
  await i18n.changeLanguage('km')
  expect(['Bayon Hotel', 'សណ្ឋាគារបាយ័ន', '바욘 호텔', ''].map(langOf)).toEqual([
    'en',
    undefined,
    'ko',
    undefined,
  ])
  await i18n.changeLanguage('vi')
  expect(['Bayon Hotel', 'โรงแรมบายน'].map(langOf)).toEqual([undefined, 'th'])
})
