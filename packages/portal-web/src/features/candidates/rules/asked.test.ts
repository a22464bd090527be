import { expect, test } from 'vitest'
import { countFilters, readAsked, toAddress, withoutFilters } from './asked'

const read = (address: string) => readAsked(new URLSearchParams(address))

test('S-CAND-46 an address says what is looked for, and only what is', () => {
  const address =
    'keyword=front+desk&languageId=2&languageId=3&locationIds=17&languageLevelId=3&salaryTo=400&page=2&canStart=1&sort=new'
  expect(toAddress(read(address)).toString()).toBe(
    'keyword=front+desk&languageId=2&languageId=3&locationIds=17&languageLevelId=3&salaryTo=400&page=2&canStart=1&sort=new',
  )
  expect(toAddress(read('')).toString()).toBe('')
  expect(countFilters(read(address))).toBe(4)
})

test('S-CAND-46 what cannot be read in an address is left out', () => {
  const asked = read(
    'keyword=%20&languageLevelId=3&locationIds=x&locationIds=17&locationIds=17&page=-1&sort=best&canStart=yes',
  )
  expect(toAddress(asked).toString()).toBe('locationIds=17')
  expect([asked.page, asked.languageLevelId, asked.sort]).toEqual([1, 0, null])
})

test('S-CAND-46 above what a search takes nothing is asked for', () => {
  const asked = read('languageId=2&languageLevelId=9&salaryTo=999999&active=9999')
  expect(toAddress(asked).toString()).toBe('languageId=2')
  expect(read('salaryTo=100000').salaryTo).toBe(100_000)
})

test('S-CAND-46 without filters words and order stay', () => {
  const asked = withoutFilters(read('keyword=cook&locationIds=17&active=7&jobId=3'))
  expect(toAddress(asked).toString()).toBe('keyword=cook&jobId=3')
})
