import { expect, it } from 'vitest'
import { overallOf, qualityOf, type Sample, sampleOf } from './quality.js'

const before: Sample = { bytes: 1_000, received: 100, lost: 2, roundTripMs: 20 }
const later = (change: Partial<Sample>): Sample => ({
  bytes: 9_000,
  received: 200,
  lost: 2,
  roundTripMs: 20,
  ...change,
})

it.each([
  ['everything comes', later({}), true, 'good'],
  ['5 in 105 lost', later({ lost: 7 }), true, 'good'],
  ['6 in 106 lost', later({ lost: 8 }), true, 'poor'],
  ['400 ms there and back', later({ roundTripMs: 400 }), true, 'good'],
  ['401 ms', later({ roundTripMs: 401 }), true, 'poor'],
  ['nothing comes', later({ bytes: 1_000, received: 100 }), true, 'lost'],
  ['nothing comes of who sends nothing', later({ bytes: 1_000, received: 100 }), false, 'good'],
  ['a counter that began anew', later({ received: 10, lost: 0 }), true, 'good'],
] as const)('S-CALL-67 %s', (_, now, isSent, quality) => {
  expect(qualityOf(before, now, isSent)).toBe(quality)
})

it('S-CALL-67 of several ways the call is lost where nobody is reached, and good where all are', () => {
  expect(
    (
      [[], ['good', 'good'], ['good', 'poor'], ['lost', 'good'], ['lost', 'poor'], ['lost', 'lost']] as const
    ).map(overallOf),
  ).toEqual(['good', 'good', 'poor', 'poor', 'poor', 'lost'])
})

it('S-CALL-67 sums the tracks, and takes the round trip of the way in use', () => {
  const report = Object.entries({
    a: { type: 'inbound-rtp', bytesReceived: 10, packetsReceived: 1, packetsLost: 1 },
    b: { type: 'inbound-rtp', bytesReceived: 20, packetsReceived: 2 },
    c: { type: 'candidate-pair', nominated: false, currentRoundTripTime: 9 },
    d: { type: 'candidate-pair', nominated: true, currentRoundTripTime: 0.12 },
  })
  expect(sampleOf(report)).toEqual({ bytes: 30, received: 3, lost: 1, roundTripMs: 120 })
})
