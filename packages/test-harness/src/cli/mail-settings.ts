import { BadInput } from '../bad-input'
import type { SmtpSettings } from '../server/alerts/mailer/smtp'

export const SMTP_FLAG = {
  type: 'string',
  value: 'URL',
  help: 'mail server of job alerts and interviews, e.g. smtp://mail.example:587 or smtps://mail.example; its login stands in SARIKA_SMTP_USER and SARIKA_SMTP_PASSWORD (none: mails are captured at /dev/outbox)',
} as const

export const MAIL_FROM_FLAG = {
  type: 'string',
  value: 'ADDRESS',
  help: 'address that mails come from; needed with --smtp',
} as const

export const SITE_FLAG = {
  type: 'string',
  value: 'URL',
  help: 'where links of mails lead, e.g. https://sarika.example; needed with --smtp',
} as const

interface Given {
  readonly smtp?: string | undefined
  readonly from?: string | undefined
  readonly site?: string | undefined
}

const PORTS = { 'smtp:': 587, 'smtps:': 465 } as const
const ADDRESS = /^[^\s@<>"]+@[^\s@<>"]+$/

/** e.g. "https://sarika.example": what stands behind it is the server's own. */
function readSite(site: string): string {
  const url = URL.canParse(site) ? new URL(site) : null
  if (url === null || !/^https?:$/.test(url.protocol) || url.href !== `${url.origin}/`)
    throw new BadInput(`--site ${site} is no address of a site, like https://sarika.example.`)
  return url.origin
}

function readServer(smtp: string): Pick<SmtpSettings, 'host' | 'port' | 'isTls'> {
  const url = URL.canParse(smtp) ? new URL(smtp) : null
  const scheme = url?.protocol
  if (url === null || url.hostname === '' || (scheme !== 'smtp:' && scheme !== 'smtps:'))
    throw new BadInput('--smtp is no address of a mail server, like smtp://mail.example:587.')
  // Whoever lists the processes of this machine reads it.
  if (url.username !== '' || url.password !== '')
    throw new BadInput('--smtp: give the login in SARIKA_SMTP_USER and SARIKA_SMTP_PASSWORD instead.')
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
  return { host, port: url.port === '' ? PORTS[scheme] : Number(url.port), isTls: scheme === 'smtps:' }
}

function readLogin({ SARIKA_SMTP_USER: user = '', SARIKA_SMTP_PASSWORD: pass = '' }: NodeJS.ProcessEnv) {
  if ((user === '') !== (pass === ''))
    throw new BadInput('SARIKA_SMTP_USER and SARIKA_SMTP_PASSWORD: give both, or none.')
  return user === '' ? {} : { login: { user, pass } }
}

/** Where mails go, from whom, and where their links lead. Throws `BadInput`. */
export function readMailSettings(
  { smtp, from, site }: Given,
  env: NodeJS.ProcessEnv,
): { smtp?: SmtpSettings; site?: string } {
  const led = site === undefined ? {} : { site: readSite(site) }
  if (smtp === undefined) {
    if (from !== undefined) throw new BadInput('--mail-from: says whom mails come from, so give --smtp, too.')
    return led
  }
  if (from === undefined || !ADDRESS.test(from))
    throw new BadInput('--mail-from: --smtp needs an address that mails come from, like jobs@sarika.example.')
  if (site === undefined)
    throw new BadInput(
      '--site: --smtp needs the address that links of mails lead to, like https://sarika.example.',
    )
  return { ...led, smtp: { ...readServer(smtp), from, ...readLogin(env) } }
}
