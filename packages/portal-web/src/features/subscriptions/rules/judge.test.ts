import { expect, test } from 'vitest'
import { judgeAlert } from './judge'

const ALERT = { name: 'Hotels', jobtitle: 'cook', pushjobnum: '10', pushperiod: '7' }

test.each([
  [{}, {}],
  [
    { name: '', jobtitle: ' ', pushjobnum: '', pushperiod: '' },
    { name: 'missing', jobtitle: 'missing', pushjobnum: 'missing', pushperiod: 'missing' },
  ],
  [{ name: 'x'.repeat(50), jobtitle: 'x'.repeat(100) }, {}],
  [
    { name: 'x'.repeat(51), jobtitle: 'x'.repeat(101) },
    { name: 'long', jobtitle: 'long' },
  ],
  [{ pushjobnum: '0' }, { pushjobnum: 'count' }],
  [{ pushjobnum: '50' }, {}],
  [{ pushjobnum: '51' }, { pushjobnum: 'count' }],
  [{ pushjobnum: '1.5' }, { pushjobnum: 'count' }],
])('S-OWN-8 of an alert with %j: %j', (change, faults) => {
  expect(judgeAlert({ ...ALERT, ...change })).toEqual(faults)
})
