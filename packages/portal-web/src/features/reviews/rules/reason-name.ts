import { type PersonReason, REASONS_OF, type ReportedKind, type ThingReason } from '../../../contract/reports'
import type { Say } from '../../../i18n/i18n'

/** What a report says is wrong, in words; a reason that nobody knows is any other. */
export function reasonName(
  t: Say<'reports'>,
  sayThings: Say<'applications'>,
  kind: ReportedKind,
  reason: string,
): string {
  if (kind === 'job' || kind === 'employer') {
    const known: ThingReason = REASONS_OF.job.find((one) => one === reason) ?? 'other'
    return sayThings(`report.${known}`)
  }
  const known: PersonReason = REASONS_OF.person.find((one) => one === reason) ?? 'other'
  return t(`reasons.${known}`)
}
