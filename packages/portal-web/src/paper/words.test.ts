import { expect, test } from 'vitest'
import { paper } from '../i18n/zh/paper'
import { sayOnPaper } from './words'

test('S-PAPER-21 on a Chinese sheet a sign stands between a province and its district', () => {
  expect(sayOnPaper('zh', paper)('place', { province: '金边', district: '隆边区' })).toBe('金边·隆边区')
})
