/** What a kind of mails is. One file a kind in kinds/. */
import type { Clock } from '../clock'
import type { Db, Trx } from '../db/tables'
import type { Writes } from '../db/write-queue'
import type { Searcher } from '../search/searcher'
import type { EndLinks } from './end-links'
import type { Delivery, Mail, Mailer } from './mailer/mailer'

/** What mails are made of and sent with. */
export interface MailParts {
  readonly db: Db
  readonly writes: Writes
  readonly search: Searcher
  readonly clock: Clock
  readonly mailer: Mailer
  readonly endLinks: EndLinks
  /** where their links lead, e.g. `https://sarika.example` */
  readonly site: string
}

/** A mail and what its kind notes of it once it is out. */
export interface Draft<Sent> {
  readonly mail: Mail
  readonly sent: Sent
}

/** A kind of mails. `Due` is what one of them is about. */
export interface MailKind<Due, Sent> {
  readonly name: string
  /** what may be due, the longest due first */
  list(parts: MailParts): Promise<readonly Due[]>
  /** Takes one in hand until a moment; false: it is not due any more, or another process has it. */
  lease(trx: Trx, due: Due, now: number, until: number): Promise<boolean>
  /** `nothing`: no mail this time; `later`: nobody could tell what stands in it */
  write(parts: MailParts, due: Due): Promise<Draft<Sent> | 'nothing' | 'later'>
  /** Notes what came of it, unless another process has it by now: `until` is the lease that it was sent under. */
  note(trx: Trx, due: Due, outcome: Outcome<Sent>, until: number, now: number): Promise<void>
}

export type Outcome<Sent> =
  | { readonly kind: 'sent'; readonly sent: Sent }
  | Exclude<Delivery, { kind: 'sent' }>
  | { readonly kind: 'nothing' }
