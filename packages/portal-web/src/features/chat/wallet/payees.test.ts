import { toImId } from '@sarika/im-engine'
import { expect, test } from 'vitest'
import { payeesOf } from './payees'

const [dara, till] = [toImId('dara'), toImId('till')]

test('S-WAL-26 money goes to the account that a contact names, and to nobody where it names none', () => {
  expect(payeesOf(dara, [{ imId: dara, paymentUserId: 'till' }])).toEqual([till])
  expect(payeesOf(dara, [{ imId: dara, paymentUserId: '' }])).toEqual([])
  expect(payeesOf(dara, [{ imId: dara }])).toEqual([dara])
  expect(payeesOf(dara, [{ imId: till, paymentUserId: '' }])).toEqual([dara])
})
