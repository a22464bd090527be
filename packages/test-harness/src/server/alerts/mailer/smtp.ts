import { createTransport } from 'nodemailer'
import type { Clock } from '../../clock'
import { MAIL_TIMEOUT_MS } from '../../limits'
import type { Delivery, Mailer } from './mailer'
import { toMessage } from './message'

/** A mail server, e.g. `{ host: 'smtp.example', port: 587, isTls: false, from: 'jobs@sarika.example' }`. */
export interface SmtpSettings {
  readonly host: string
  readonly port: number
  /** TLS from the first byte; else STARTTLS, which may stay away on this machine alone */
  readonly isTls: boolean
  /** address that mails come from */
  readonly from: string
  readonly login?: { readonly user: string; readonly pass: string }
}

/** What the library tells of a mail that was not taken. */
interface Failure {
  readonly message: string
  /** of the mail server, e.g. 550 */
  readonly responseCode?: number
  /** what it said so to, e.g. "RCPT TO" */
  readonly command?: string
}

const isFailure = (error: unknown): error is Failure => error instanceof Error

/** Said of the address or of the mail, and for good. What is said of the sender or the login is our own fault. */
const isBounce = ({ responseCode = 0, command = '' }: Failure): boolean =>
  responseCode >= 500 && /^(RCPT TO|DATA)/.test(command)

function toDelivery(error: unknown): Delivery {
  if (!isFailure(error)) return { kind: 'refused', reason: String(error) }
  return { kind: isBounce(error) ? 'bounced' : 'refused', reason: error.message }
}

const isThisMachine = (host: string): boolean => /^(localhost|127(\.\d+){3}|::1)$/.test(host)

/** Hands mails to a mail server. */
export function smtpMailer({ host, port, isTls, from, login }: SmtpSettings, clock: Clock): Mailer {
  const wait = MAIL_TIMEOUT_MS / 4
  const transport = createTransport({
    ...{ host, port, secure: isTls, requireTLS: !isTls && !isThisMachine(host) },
    ...{ dnsTimeout: wait, connectionTimeout: wait, greetingTimeout: wait, socketTimeout: wait },
    ...(login && { auth: login }),
  })
  /** A server that answers word by word has no more time than one that is silent. */
  const tooLate = (): { over: Promise<Delivery>; stop(): void } => {
    let stop = (): void => {}
    const over = new Promise<Delivery>((resolve) => {
      const timer = setTimeout(
        () => resolve({ kind: 'refused', reason: 'no answer in time' }),
        MAIL_TIMEOUT_MS,
      )
      stop = () => clearTimeout(timer)
    })
    return { over, stop }
  }
  return {
    async send(mail) {
      const { over, stop } = tooLate()
      const sent = transport
        .sendMail(toMessage(mail, from, clock()))
        .then((): Delivery => ({ kind: 'sent' }), toDelivery)
      return Promise.race([sent, over]).finally(stop)
    },
  }
}
