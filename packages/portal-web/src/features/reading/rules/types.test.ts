import { expect, test } from 'vitest'
import { SERVICES } from '../../../lib/service'
import { PAYMENTS } from './page-articles'
import { PRICES } from './prices'
import { readType } from './types'

test('S-ADVICE-5 a service and a way to pay are named by their word or by their number, and by nothing else', () => {
  expect(SERVICES.map((service) => readType(SERVICES, service))).toEqual(SERVICES)
  expect(['1', '2', '3', '4', '5'].map((type) => readType(SERVICES, type))).toEqual(SERVICES)
  expect(readType(PAYMENTS, '2')).toBe('head-office')
  for (const type of ['0', '6', '01', 'Ordinary', '', 'toString'])
    expect(readType(SERVICES, type)).toBeUndefined()
})

test('S-ADVICE-5 each service has a price, of whole cents and days', () => {
  expect([...new Set(PRICES.map(({ service }) => service))]).toEqual(SERVICES)
  for (const { cents, days } of PRICES) {
    expect(Number.isInteger(cents) && cents > 0).toBe(true)
    expect(Number.isInteger(days) && days > 0).toBe(true)
  }
})
