import { BadInput } from '../bad-input'
import type { Recording } from '../record/recording'
import type { Step } from '../replay/concluded'

const UNITS: Readonly<Record<string, number>> = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000 }

/**
 * A moment of a recording: the number of its last record ("812"), a time since its start ("12.5s", "3500ms"), or of the
 * day ("2026-11-22T08:00:00Z"). Answers what is behind it; throws `BadInput` for anything else.
 */
export function readUntil(text: string, { header }: Recording): (step: Step) => boolean {
  if (/^\d{1,9}$/.test(text)) return ({ position }) => position > Number(text)
  const [, amount, unit = ''] = /^(\d{1,9}(?:\.\d{1,3})?)(ms|s|m|h)$/.exec(text) ?? []
  if (amount !== undefined) return ({ entry }) => entry.at > Number(amount) * (UNITS[unit] ?? 1)
  const day = /^\d{4}-\d\d-\d\dT/.test(text) ? Date.parse(text) : Number.NaN
  if (!Number.isNaN(day)) return ({ entry }) => header.startedAt + entry.at > day
  throw new BadInput(
    `--until ${JSON.stringify(text)}: give a record's number (812), a time since the start (12.5s, 3500ms), or a moment (2026-11-22T08:00:00Z).`,
  )
}
