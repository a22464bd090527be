import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { expect, onTestFinished, test } from 'vitest'
import { DAY_MS, search, startWithMails } from '../../testing/mails'
import type { Mail } from './mailer'
import { smtpMailer } from './smtp'

const FROM = 'jobs@sarika.example'

interface Taken {
  readonly to: readonly string[]
  readonly from: string
  readonly raw: string
}

/** A mail server on this machine. `refuses`: the code that an address is answered with; 0: it is taken. */
async function startMailServer(refuses: (address: string) => number = () => 0) {
  const taken: Taken[] = []
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    logger: false,
    onAuth: ({ username, password }, _, done) =>
      username === 'sarika' && password === 'secret'
        ? done(null, { user: username })
        : done(new Error('wrong')),
    onRcptTo({ address }, _, done) {
      const responseCode = refuses(address)
      done(responseCode === 0 ? null : Object.assign(new Error('not here'), { responseCode }))
    },
    onData(stream, { envelope }, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        const { mailFrom, rcptTo } = envelope
        const from = mailFrom === false ? '' : (mailFrom?.address ?? '')
        taken.push({ from, to: rcptTo.map(({ address }) => address), raw: Buffer.concat(parts).toString() })
        done()
      })
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  onTestFinished(() => new Promise<void>((resolve) => server.close(resolve)))
  const { port } = server.server.address() as AddressInfo
  return { taken, port }
}

const mailerAt = (port: number, login?: { user: string; pass: string }) =>
  smtpMailer(
    { host: '127.0.0.1', port, isTls: false, from: FROM, ...(login && { login }) },
    () => 1_790_000_000_000,
  )

const MAIL: Mail = {
  id: 'alert-1-2',
  to: { name: 'Sokha', address: 'sokha@sarika.example' },
  subject: 'New jobs',
  text: 'Text',
  html: '<p>Page</p>',
  pictures: new Map(),
}

/** The head of a message as lines, those that were folded in one. */
const headOf = (raw: string): string[] =>
  (raw.split('\r\n\r\n', 1)[0] ?? '').replace(/\r\n[ \t]+/g, ' ').split('\r\n')

test('S-ALERT-15 an alert goes to the mail server that is configured, as text and as a page, with its pictures and the way to end it', async () => {
  const { taken, port } = await startMailServer()
  const { save, clock, publish, round } = await startWithMails()
  await save(search('Zebras', 'zebra', 5, 1))
  clock.advance(1000)
  await publish('Zebra keeper')
  clock.advance(DAY_MS)
  await round(mailerAt(port))
  await round(mailerAt(port))
  expect(taken).toHaveLength(1)
  const [{ from, to, raw }] = taken as [Taken]
  expect([from, to]).toEqual([FROM, ['sokha@sarika.example']])
  const head = headOf(raw)
  expect(head).toContain('From: Sarika <jobs@sarika.example>')
  expect(head).toContain('Subject: 1 new job: Zebras')
  expect(head).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  expect(head.some((line) => /^List-Unsubscribe: <https:\/\/sarika\.example\/alerts\/end\//.test(line))).toBe(
    true,
  )
  expect(head.some((line) => /^Message-ID: <alert-\d+-\d+@sarika\.example>$/.test(line))).toBe(true)
  for (const type of ['text/plain', 'text/html', 'image/png']) expect(raw).toContain(`Content-Type: ${type}`)
})

test('S-ALERT-16 names, titles and addresses are no lines of a head, whatever is in them', async () => {
  const { taken, port } = await startMailServer()
  const evil = 'x\r\nBcc: all@evil.example\r\n\r\n<script>alert(1)</script>'
  const delivery = await mailerAt(port).send({
    ...MAIL,
    to: { name: `"Sokha" <boss@evil.example>, ${evil}`, address: 'sokha@sarika.example' },
    subject: `Job: ${evil} "quoted" ការងារ`,
    endUrl: 'https://sarika.example/alerts/end/1.x',
    calendar: 'BEGIN:VCALENDAR',
  })
  expect(delivery).toEqual({ kind: 'sent' })
  const [{ to, raw }] = taken as [Taken]
  expect(to).toEqual(['sokha@sarika.example'])
  const names = headOf(raw).map((line) => line.slice(0, line.indexOf(':')).toLowerCase())
  expect(names).not.toContain('bcc')
  expect(new Set(names).size).toBe(names.length)
  expect(names.filter((name) => name === 'to' || name === 'subject')).toHaveLength(2)
})

test('S-ALERT-16 an alert, a person and a job with line breaks and quotes in their names make one mail to one person', async () => {
  const { taken, port } = await startMailServer()
  const { save, clock, publish, round, db } = await startWithMails()
  const evil = 'Zebra "keeper"\r\nBcc: all@evil.example'
  await save(search('Zebras\nBcc: all@evil.example', 'zebra', 5, 1))
  await db
    .updateTable('accounts')
    .set({ nickname: `"Sokha",\r\nTo: x@evil.example` })
    .where('login', '=', 'sokha')
    .execute()
  clock.advance(1000)
  await publish(evil)
  clock.advance(DAY_MS)
  await round(mailerAt(port))
  const [{ to, raw }] = taken as [Taken]
  expect(to).toEqual(['sokha@sarika.example'])
  const head = headOf(raw)
  expect(head.filter((line) => /^(bcc|to):/i.test(line))).toHaveLength(1)
  expect(head.find((line) => line.startsWith('To:'))).toContain('<sokha@sarika.example>')
})

test('S-ALERT-17 an address that is refused for good bounces; one that is refused for now, a wrong login and a server that is away do not', async () => {
  const gone = await startMailServer(() => 550)
  expect(await mailerAt(gone.port).send(MAIL)).toMatchObject({ kind: 'bounced' })
  const full = await startMailServer(() => 450)
  expect(await mailerAt(full.port).send(MAIL)).toMatchObject({ kind: 'refused' })
  const { port, taken } = await startMailServer()
  expect(await mailerAt(port, { user: 'sarika', pass: 'wrong' }).send(MAIL)).toMatchObject({
    kind: 'refused',
  })
  expect(await mailerAt(port, { user: 'sarika', pass: 'secret' }).send(MAIL)).toEqual({ kind: 'sent' })
  expect(taken).toHaveLength(1)
  expect(await mailerAt(1).send(MAIL)).toMatchObject({
    kind: 'refused',
    reason: expect.stringContaining('ECONNREFUSED'),
  })
})

test('S-ALERT-5 a mail server that refuses the address three times ends the alert', async () => {
  const { port } = await startMailServer(() => 550)
  const { save, clock, publish, round, alerts } = await startWithMails()
  await save(search('Zebras', 'zebra', 5, 1))
  clock.advance(1000)
  await publish('Zebra keeper')
  for (let i = 0; i < 3; i++) {
    clock.advance(DAY_MS)
    await round(mailerAt(port))
  }
  expect((await alerts()).result[0]).toMatchObject({ endedBy: 'bounces', mailedAt: null })
})
