import { expect, test } from 'vitest'
import { fullName } from './paper'

test('S-PAPER-17 a name on paper stands as people who read its letters write it', () => {
  expect(fullName('Sokha', 'Chan', 'en')).toBe('Sokha Chan')
  expect(fullName('Sokha', 'Chan', 'km')).toBe('Chan Sokha')
  expect(fullName('សុខា', 'ចាន់', 'en')).toBe('ចាន់ សុខា')
  expect(fullName('强', '王', 'zh')).toBe('王强')
  expect(fullName('Linh', 'Nguyen', 'vi')).toBe('Nguyen Linh')
  expect(fullName('', 'Chan', 'km')).toBe('Chan')
})
