/** What an alert is narrowed down to, by the names in the address of a search. Source: portal specification 3. */
export const ALERT_FILTERS = ['category', 'level', 'term', 'salary', 'experience'] as const
export type AlertFilter = (typeof ALERT_FILTERS)[number]

export interface AlertSettings {
  readonly name: string
  /** What is searched for. */
  readonly keyword: string
  readonly ids: Readonly<Record<AlertFilter, readonly number[]>>
  /** Jobs of one e-mail at most. */
  readonly jobCount: number
  /** Days between two e-mails: 1, 3, 7, 14 or 30. */
  readonly everyDays: number
}

/** A search whose new jobs come by e-mail. */
export interface Alert extends AlertSettings {
  readonly id: number
}

/** How far its mails are. */
export interface Mails {
  /** ms; 0: none went out yet */
  readonly lastAt: number
  /** not sooner than then; ms */
  readonly nextAt: number
  /** why no more go out; "" while they do */
  readonly endedBy: '' | 'person' | 'bounces'
}

export interface KeptAlert extends Alert {
  readonly mails: Mails
}
