import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.useRealTimers()
})

/** Formats are kept with the zone they were made in: each machine has its own. */
async function onMachineIn(zone: string, now: number) {
  vi.stubEnv('TZ', zone)
  vi.useFakeTimers({ now, toFake: ['Date'] })
  vi.resetModules()
  return import('./meeting')
}

// 09:00 in Phnom Penh.
const MEETING = Date.UTC(2026, 10, 25, 2)

test.each([
  ['Asia/Phnom_Penh', 'Wed 25 Nov, 09:00'],
  ['Asia/Seoul', 'Wed 25 Nov, 09:00 (Cambodia time)'],
  ['America/Los_Angeles', 'Wed 25 Nov, 09:00 (Cambodia time)'],
])('S-APPLY-12 a machine in %s shows an interview at %s', async (zone, shown) => {
  const { showMeeting } = await onMachineIn(zone, MEETING - 2 * 86_400_000)
  expect(showMeeting(MEETING, Date.now()).replace('Wed,', 'Wed')).toBe(shown)
})

test('S-APPLY-12 an interview is today when it is today in Cambodia', async () => {
  // There it is still the evening before.
  const { showMeeting } = await onMachineIn('America/Los_Angeles', MEETING - 7_200_000)
  expect(showMeeting(MEETING, Date.now())).toBe('Today, 09:00 (Cambodia time)')
})

test.each([
  // The night after, clocks in New York are put on.
  ['2027-03-14T02:00:00Z', '14 Mar 2027, 09:00 (Cambodia time)'],
  // An hour that clocks in New York do not show that day.
  ['2027-03-13T19:30:00Z', '14 Mar 2027, 02:30 (Cambodia time)'],
  // And back.
  ['2027-11-07T05:30:00Z', '7 Nov 2027, 12:30 (Cambodia time)'],
  ['2027-11-06T18:30:00Z', '7 Nov 2027, 01:30 (Cambodia time)'],
])('S-APPLY-12 where clocks change that day, an interview at %s is %s', async (at, shown) => {
  const { showMeeting } = await onMachineIn('America/New_York', MEETING)
  expect(showMeeting(Date.parse(at), Date.now())).toBe(shown)
})

test.each([
  ['', 'missing'],
  ['2026-12', 'missing'],
  ['2026-12-01T06:59', 'past'],
  ['2026-12-03T09:00', 'offered'],
  ['2026-12-03T09:01', null],
])('S-HIRE-13 another time "%s" than those that are offered: %s', async (text, fault) => {
  const { faultOfOther } = await import('./meeting')
  const offered = [Date.UTC(2026, 11, 3, 2), Date.UTC(2026, 11, 4, 2)]
  expect(faultOfOther(text, offered, Date.UTC(2026, 11, 1))).toBe(fault)
})
