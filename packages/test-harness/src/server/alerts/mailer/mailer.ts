/** The way of a mail out of the server; adapters are beside this file. */

/** A mail as it is handed over. Names, subject and head are made of it by the library alone: nothing of it is a line of a head. */
export interface Mail {
  /** the same for a mail that goes out twice, so that its reader's program may show it once, e.g. `alert-7-1790000000000` */
  readonly id: string
  readonly to: { readonly name: string; readonly address: string }
  readonly subject: string
  readonly text: string
  readonly html: string
  /** what `html` shows as `cid:ID`, as PNG */
  readonly pictures: ReadonlyMap<string, Buffer>
  /** a calendar file */
  readonly calendar?: string
  /** where one POST ends mails like it */
  readonly endUrl?: string
}

export type Delivery =
  | { readonly kind: 'sent' }
  /** the address does not take it, now or later */
  | { readonly kind: 'bounced'; readonly reason: string }
  /** nobody took it; it may go out later */
  | { readonly kind: 'refused'; readonly reason: string }

export interface Mailer {
  /** Hands a mail over. Never throws; answers within MAIL_TIMEOUT_MS. */
  send(mail: Mail): Promise<Delivery>
}
