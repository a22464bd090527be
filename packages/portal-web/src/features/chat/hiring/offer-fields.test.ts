import { expect, test } from 'vitest'
import { fieldsOf, offerOf } from './offer-fields'

const NOW = Date.UTC(2026, 11, 1)
const HOUR = 3_600_000
// 09:00 in Phnom Penh.
const MEETING = Date.UTC(2026, 11, 3, 2)
const place = { address: 'Street 271', contact: 'Bopha', mobile: '+855 12 000 001' }

test('S-HIRE-11 an offer has one to three times by the clocks of Cambodia, each once, the first of them first', () => {
  const times = ['2026-12-03T09:00', '2026-12-03T14:00', '2026-12-03T09:00'] as const
  expect(offerOf({ times: [...times], ...place }, NOW)).toEqual({
    offer: { times: [MEETING, MEETING + 5 * HOUR], ...place },
  })
  expect(offerOf({ times: [times[0], '', ''], ...place }, NOW)).toEqual({
    offer: { times: [MEETING], ...place },
  })
})

test('S-HIRE-11 S-HIRE-17 each field of an offer that is missing, half filled in or past says so', () => {
  const nothing = { times: ['', '', ''] as const, address: ' ', contact: '', mobile: '' }
  expect(offerOf({ ...nothing, times: [...nothing.times] }, NOW)).toEqual({
    faults: {
      times: ['noTime', undefined, undefined],
      address: 'noAddress',
      contact: 'noContact',
      mobile: 'noMobile',
    },
  })
  const short = offerOf({ times: ['2026-12-03T09:00', '', ''], ...place, mobile: '12 34 5' }, NOW)
  expect(short).toMatchObject({ faults: { mobile: 'noMobile' } })
  const late = offerOf({ times: ['2026-12-03T09:00', '2026-11-30T09:00', '2026-12'], ...place }, NOW)
  expect(late).toMatchObject({ faults: { times: [undefined, 'past', 'noTime'] } })
})

test('S-HIRE-11 who changes an interview begins with what it is, without the times that are over', () => {
  const interview = {
    at: MEETING,
    times: [NOW - HOUR, MEETING],
    jobTitle: 'Cook',
    ...place,
    answer: 'none',
    proposal: null,
  } as const
  expect(fieldsOf({ interview }, NOW)).toEqual({ times: ['2026-12-03T09:00', '', ''], ...place })
})
