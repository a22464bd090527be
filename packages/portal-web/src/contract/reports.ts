// What can be reported, why, and what a reviewer can decide about it: the same words in the portal, at the desk and on the server.

/** Of a job or an employer. */
const THING_REASONS = ['asks_for_money', 'fraud', 'discriminates', 'gone', 'wrong', 'other'] as const
/** Of a person, or of a message that somebody wrote. */
const PERSON_REASONS = ['asks_for_money', 'rude', 'fraud', 'not_who', 'spam', 'other'] as const

export const REASONS_OF = {
  job: THING_REASONS,
  employer: THING_REASONS,
  person: PERSON_REASONS,
  message: PERSON_REASONS,
} as const
export type ReportedKind = keyof typeof REASONS_OF

export type ThingReason = (typeof THING_REASONS)[number]
export type PersonReason = (typeof PERSON_REASONS)[number]
export type ReportReason = ThingReason | PersonReason

/** Those of which a case with as many reports stands first: somebody may lose money. */
export const WORST_REASONS: readonly ReportReason[] = ['asks_for_money', 'fraud']

/** "keep" finds nothing wrong; "warn" tells whoever it is about; the last one, where there is one, closes jobs. */
export const DECISIONS_OF = {
  job: ['keep', 'warn', 'take-down'],
  employer: ['keep', 'warn', 'stop'],
  person: ['keep', 'warn'],
  message: ['keep', 'warn'],
} as const satisfies Readonly<Record<ReportedKind, readonly string[]>>
export type ReportDecision = (typeof DECISIONS_OF)[ReportedKind][number]

export const isReportedKind = (kind: string): kind is ReportedKind => Object.hasOwn(REASONS_OF, kind)

export const isReasonOf = (kind: ReportedKind, reason: string): reason is ReportReason =>
  REASONS_OF[kind].some((one) => one === reason)

export const isDecisionOf = (kind: ReportedKind, decision: ReportDecision): boolean =>
  DECISIONS_OF[kind].some((one) => one === decision)
