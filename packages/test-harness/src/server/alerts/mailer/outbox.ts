import { createTransport } from 'nodemailer'
import { putMessage } from '../../accounts/outbox'
import type { Clock } from '../../clock'
import type { Writes } from '../../db/write-queue'
import type { Mail, Mailer } from './mailer'
import { toMessage } from './message'

/** Nobody's. */
const FROM = 'mail@sarika.example'

/** The mail as a page: its pictures stand in it. */
const toPage = ({ html, pictures }: Mail): string =>
  html.replace(/cid:([\w-]+)/g, (text, id: string) => {
    const picture = pictures.get(id)
    return picture === undefined ? text : `data:image/png;base64,${picture.toString('base64')}`
  })

/** Captures mails instead of sending them: they are shown at /dev/outbox, with the head that they would have. */
export function outboxMailer(writes: Writes, clock: Clock): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return {
    async send(mail) {
      const now = clock()
      const { message } = await transport.sendMail(toMessage(mail, FROM, now))
      const [folded = ''] = message.toString().split('\n\n', 1)
      const head = folded.replace(/\n[ \t]+/g, ' ')
      const { to, subject, text } = mail
      const captured = { recipient: to.address, body: text, subject, html: toPage(mail), head }
      await writes.run((trx) => putMessage(trx, { channel: 'mail', ...captured }, now))
      return { kind: 'sent' }
    },
  }
}
