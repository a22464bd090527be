import type { SendMailOptions } from 'nodemailer'
import type { Mail } from './mailer'

/** Programs that answer mails by themselves leave this one alone (RFC 3834). */
const BY_MACHINE = { 'Auto-Submitted': 'auto-generated' }
/** One POST ends it, without a page (RFC 8058). */
const ONE_CLICK = { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }

/** A mail as the library takes it. `from`: an address. */
export function toMessage(mail: Mail, from: string, now: number): SendMailOptions {
  const { id, to, subject, text, html, pictures, calendar, endUrl } = mail
  const host = from.slice(from.lastIndexOf('@') + 1)
  const shown = [...pictures].map(([cid, content]) => ({
    ...{ cid, content, filename: `${cid}.png`, contentType: 'image/png' },
    contentDisposition: 'inline' as const,
  }))
  const files =
    calendar === undefined
      ? []
      : [{ filename: 'interview.ics', content: calendar, contentType: 'text/calendar; charset=utf-8' }]
  return {
    from: { name: 'Sarika', address: from },
    ...{ to, subject, text, html, messageId: `<${id}@${host}>`, date: new Date(now) },
    attachments: [...shown, ...files],
    headers: { ...BY_MACHINE, ...(endUrl === undefined ? {} : ONE_CLICK) },
    ...(endUrl === undefined ? {} : { list: { unsubscribe: { url: endUrl } } }),
    // Nothing of a mail is read from a file or fetched.
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
