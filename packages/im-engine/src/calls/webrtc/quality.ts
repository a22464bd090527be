import type { CallQuality } from '../provider.js'

/** Packets lost of those that should have come, from which speech has gaps. */
const POOR_LOSS = 0.05
/** From which two people interrupt each other. */
const POOR_ROUND_TRIP_MS = 400

/** What a way has carried until now, of its statistics. */
export interface Sample {
  readonly bytes: number
  readonly received: number
  readonly lost: number
  readonly roundTripMs: number
}

interface Stat {
  readonly type: string
  readonly bytesReceived?: number
  readonly packetsReceived?: number
  readonly packetsLost?: number
  readonly nominated?: boolean
  readonly currentRoundTripTime?: number
}

/** Sums what came over all tracks; the round trip is that of the way in use. */
export function sampleOf(report: Iterable<readonly [string, Stat]>): Sample {
  const stats = [...report].map(([, stat]) => stat)
  const tracks = stats.filter(({ type }) => type === 'inbound-rtp')
  const sum = (of: (stat: Stat) => number | undefined): number =>
    tracks.reduce((all, stat) => all + (of(stat) ?? 0), 0)
  const way = stats.find(({ type, nominated }) => type === 'candidate-pair' && nominated === true)
  return {
    bytes: sum(({ bytesReceived }) => bytesReceived),
    received: sum(({ packetsReceived }) => packetsReceived),
    lost: sum(({ packetsLost }) => packetsLost),
    roundTripMs: 1_000 * (way?.currentRoundTripTime ?? 0),
  }
}

/** Between two samples; `isSent`: the other side sends something, so that silence means a lost way. Source: S-CALL-67. */
export function qualityOf(before: Sample, now: Sample, isSent: boolean): CallQuality {
  if (isSent && now.bytes === before.bytes) return 'lost'
  const lost = Math.max(0, now.lost - before.lost)
  const due = lost + Math.max(0, now.received - before.received)
  const isPoor = (due > 0 && lost / due > POOR_LOSS) || now.roundTripMs > POOR_ROUND_TRIP_MS
  return isPoor ? 'poor' : 'good'
}

/** Of several ways: `lost` where nobody is reached, else the worst that is heard of it; `good` where there is none. */
export function overallOf(qualities: readonly CallQuality[]): CallQuality {
  if (qualities.length > 0 && qualities.every((one) => one === 'lost')) return 'lost'
  return qualities.every((one) => one === 'good') ? 'good' : 'poor'
}
