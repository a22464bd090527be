import { expect, test } from 'vitest'
import { dayOf } from '../jobs/days'
import { MAIL_AGAIN_MS, MAIL_LEASE_MS } from '../limits'
import { login, request } from '../testing/client'
import { mailCode, smsCode } from '../testing/codes'
import { DAY_MS, SITE, search, startWithMails } from '../testing/mails'
import type { Delivery, Mail, Mailer } from './mailer/mailer'

/** Takes mails as a mail server does that answers what it is told to. */
function takes(answer: () => Delivery | Promise<Delivery> = () => ({ kind: 'sent' })) {
  const mails: Mail[] = []
  const mailer: Mailer = {
    async send(mail) {
      mails.push(mail)
      return answer()
    },
  }
  return { mails, mailer }
}

const idsIn = (text: string): number[] => [...text.matchAll(/\/a\/job\/(\d+)/g)].map(([, id]) => Number(id))

test('S-ALERT-1 S-ALERT-2 each period a mail brings the new jobs of the search, at most so many; none, no mail', async () => {
  const { clock, round, save, publish, mails } = await startWithMails()
  await publish('Zebra keeper of before')
  clock.advance(1000)
  await save(search('Zebras', 'zebra keeper', 2, 7))
  clock.advance(1000)
  const first = await publish('Zebra keeper one')
  clock.advance(6 * DAY_MS)
  await round()
  expect(await mails()).toEqual([])

  await publish('Zebra keeper two')
  clock.advance(1000)
  const third = await publish('Zebra keeper three')
  clock.advance(DAY_MS)
  await round()
  const [mail, ...others] = await mails()
  expect(others).toEqual([])
  expect(mail).toMatchObject({ recipient: 'sokha@sarika.example', subject: '3 new jobs: Zebras' })
  expect(idsIn(mail?.body ?? '')).toEqual([third, third - 1])
  expect(mail?.body).toContain('You asked for this every week, at most 2 jobs.')

  // Nothing is new a week later; what comes after it goes out a week after that.
  await round()
  clock.advance(7 * DAY_MS)
  await round()
  expect(await mails()).toHaveLength(1)
  const last = await publish('Zebra keeper four')
  clock.advance(6 * DAY_MS)
  await round()
  expect(await mails()).toHaveLength(1)
  clock.advance(DAY_MS)
  await round()
  const [newest] = await mails()
  expect(newest?.subject).toBe('1 new job: Zebras')
  expect(idsIn(newest?.body ?? '')).toEqual([last])
  expect(first).toBeLessThan(last)
})

test.each([1, 3, 7, 14, 30])(
  'S-ALERT-1 an alert of every %d days is mailed when they are over, and no sooner',
  async (days) => {
    const { clock, round, save, publish, mails } = await startWithMails()
    await save(search('Zebras', 'zebra', 5, days))
    clock.advance(1000)
    await publish('Zebra keeper')
    clock.advance(days * DAY_MS - 2000)
    await round()
    expect(await mails()).toHaveLength(0)
    clock.advance(1000)
    await round()
    expect(await mails()).toHaveLength(1)
  },
)

test('S-ALERT-2 no job goes out twice, also where its employer renews it, and none that only is like the search', async () => {
  const { clock, round, save, publish, mails, db, sokha } = await startWithMails()
  await save(search('Zebras', 'zebra keeper', 5, 1))
  clock.advance(1000)
  const job = await publish('Zebra keeper')
  const hidden = await publish('Zebra keeper, hidden')
  await sokha.api('POST', '/users/jobs/hidden', { jobId: hidden })
  await publish('Keeper of parrots')
  clock.advance(DAY_MS)
  await round()
  expect(await mails()).toHaveLength(1)
  await db.updateTable('jobs').set({ published_at: clock.now() }).where('id', '=', job).execute()
  clock.advance(DAY_MS)
  await round()
  expect(await mails()).toHaveLength(1)
})

test('S-ALERT-2 a job that came from another site is new when it came, whatever day it was published there', async () => {
  const { clock, round, save, publish, mails } = await startWithMails()
  await save(search('Zebras', 'zebra', 5, 1))
  clock.advance(DAY_MS)
  const publishedAt = clock.now() - 9 * DAY_MS
  const job = await publish('Zebra keeper', { publishedAt, postedOn: dayOf(publishedAt) })
  await round()
  expect((await mails()).flatMap(({ body }) => idsIn(body))).toEqual([job])
})

test('S-ALERT-3 a mail is in the language of its account, as text and as a page, and each of its links leads where it says', async () => {
  const { clock, round, save, publish, mails, sokha, url } = await startWithMails()
  await sokha.api('PUT', '/users/language', { language: 'km' })
  await save(search('សត្វ', 'zebra', 5, 1))
  clock.advance(1000)
  const salary = { text: '', from: 30_000, to: 34_000, period: 'month' as const }
  const job = await publish('Zebra keeper', { titles: { km: 'អ្នកថែសេះបង្កង់' }, salary })
  clock.advance(DAY_MS)
  await round()
  const [mail] = await mails()
  expect(mail?.subject).toBe('ការងារថ្មី 1៖ សត្វ')
  expect(mail?.body).toContain('អ្នកថែសេះបង្កង់')
  const { body: page } = await request(url, 'GET', mail?.page ?? '')
  expect(page).toContain('<html lang="km">')
  expect(page).toContain(`href="${SITE}/a/job/${job}"`)
  expect(page).toContain('>$300–$340</span> ក្នុងមួយខែ')
  expect(page).toContain('data:image/png;base64,')
  expect(page).not.toMatch(/<(script|link|style)\b|url\(|class=/)
  const ways = [...page.matchAll(/href="([^"]+)"/g)].map(([, way]) => way)
  expect(ways).toContain(`${SITE}/a/job?keyword=zebra&amp;sort=date`)
  for (const way of ways) expect(way).toMatch(new RegExp(`^${SITE}/(a|alerts)/`))
})

test('S-ALERT-20 S-ALERT-21 a mail says what its search asks for and how many of the new jobs it has; its button leads to them all, and only the end needs no login', async () => {
  const { clock, round, save, publish, mails, url } = await startWithMails()
  await save({ ...search('Zebras', 'zebra', 1, 1), jobterm: [1, 2], jobLevelId: [3] })
  clock.advance(1000)
  await publish('Zebra keeper', { termId: 1, levelId: 3 })
  await publish('Zebra groom', { termId: 2, levelId: 3 })
  clock.advance(DAY_MS)
  await round()
  const [mail] = await mails()
  expect(mail?.subject).toBe('2 new jobs: Zebras')
  expect(mail?.body).toMatch(
    /^“zebra” · Experienced · Full time, Part time · since \w{3} \d+ \w{3,4} · showing the newest 1$/m,
  )
  expect(mail?.body).toMatch(/^See all jobs in this search\n/m)
  const { body: page } = await request(url, 'GET', mail?.page ?? '')
  expect(page).toMatch(/>Change<\/a> · <a [^>]+>Stop this alert<\/a> \(no login needed\)<br>/)
})

test('S-ALERT-4 only an address that a code was read at is mailed: an account without one hears it in its list', async () => {
  const { clock, round, publish, mails, url } = await startWithMails()
  const phone = { regionCode: '855', mobile: '098000077', password: 'Sarika2026', agreement: 'true' }
  const code = await smsCode(url, 'register', '98000077')
  const made = await request(url, 'POST', '/api/v1.0.0/users/register/mobile', { form: { ...phone, code } })
  expect(made.status).toBe(200)
  const vanna = await login(url, '+85598000077')
  await vanna.api('POST', '/users/searches/agents/save', search('Zebras', 'zebra', 5, 1))
  clock.advance(1000)
  await publish('Zebra keeper')
  clock.advance(DAY_MS)
  await round()
  expect(await mails()).toEqual([])
  expect((await vanna.api('GET', '/users/searches/agents')).body.email).toBe('')

  const email = 'vanna@sarika.example'
  const wrong = await vanna.api('PUT', '/users/change/email', { email, code: '000000' })
  expect(wrong.status).toBe(422)
  await round()
  expect(await mails()).toEqual([])
  const right = { email, code: await mailCode(url, 'change', email) }
  expect((await vanna.api('PUT', '/users/change/email', right)).status).toBe(204)
  await round()
  expect(await mails()).toMatchObject([{ recipient: email, subject: '1 new job: Zebras' }])
  expect((await vanna.api('GET', '/users/searches/agents')).body.email).toBe(email)
})

test('S-ALERT-5 three mails in a row that its address does not take end an alert, which its owner is told of and can start again', async () => {
  const { clock, round, save, publish, alerts, sokha, lines } = await startWithMails()
  const id = await save(search('Zebras', 'zebra', 5, 1))
  const no = takes(() => ({ kind: 'bounced', reason: '550 no such person' }))
  const yes = takes()
  for (const { mailer } of [no, no, yes, no, no]) {
    clock.advance(1000)
    await publish('Zebra keeper')
    clock.advance(DAY_MS)
    await round(mailer)
  }
  expect((await alerts()).result[0]).toMatchObject({ endedBy: null })
  clock.advance(DAY_MS)
  await round(no.mailer)
  expect(lines).toContain('a mail (job alert) was bounced: 550 no such person')
  expect((await alerts()).result[0]).toMatchObject({ id, endedBy: 'bounces', nextAt: null })
  const { body } = await sokha.api('GET', '/users/messages/inbox')
  expect(body.result[0]).toMatchObject({ type: 'alert-ended', title: 'Job alert ended' })
  expect(body.result[0].content).toContain('“Zebras”')
  clock.advance(9 * DAY_MS)
  await round(yes.mailer)
  expect(yes.mails).toHaveLength(1)

  expect((await sokha.api('POST', `/users/searches/agents/${id}/start`)).status).toBe(204)
  expect((await alerts()).result[0]).toMatchObject({ endedBy: null, nextAt: expect.any(Number) })
  await round(yes.mailer)
  expect(yes.mails).toHaveLength(2)
})

test('S-ALERT-6 of several processes one sends a mail, also of two that look at the same moment, and none sends it after a restart', async () => {
  const { clock, round, save, publish, otherProcess } = await startWithMails()
  for (let i = 0; i < 5; i++) await save(search(`Zebras ${i}`, 'zebra', 5, 1))
  clock.advance(1000)
  await publish('Zebra keeper')
  clock.advance(DAY_MS)
  const { mails, mailer } = takes()
  const others = await Promise.all([otherProcess(), otherProcess()])
  await Promise.all([round(mailer), ...others.map((other) => other.round(mailer))])
  expect(mails).toHaveLength(5)
  expect(new Set(mails.map(({ id }) => id)).size).toBe(5)
  const restarted = await otherProcess()
  clock.advance(2 * MAIL_LEASE_MS)
  await restarted.round(mailer)
  expect(mails).toHaveLength(5)
})

test('S-ALERT-7 a mail whose process ended before it noted it goes out once more when its minute is over, under the same id', async () => {
  const { clock, round, save, publish, otherProcess, alerts } = await startWithMails()
  await save(search('Zebras', 'zebra', 5, 1))
  clock.advance(1000)
  await publish('Zebra keeper')
  clock.advance(DAY_MS)
  let wake = (_: Delivery): void => {}
  const lost = takes(() => new Promise<Delivery>((resolve) => (wake = resolve)))
  const stuck = round(lost.mailer)
  await expect.poll(() => lost.mails.length).toBe(1)
  const { mails, mailer } = takes()
  const other = await otherProcess()
  clock.advance(MAIL_LEASE_MS - 1)
  await other.round(mailer)
  expect(mails).toEqual([])
  clock.advance(1)
  await other.round(mailer)
  expect(mails.map(({ id }) => id)).toEqual(lost.mails.map(({ id }) => id))
  const after = await alerts()
  // The first one was only slow: what it notes of a lease that is over counts for nothing.
  wake({ kind: 'bounced', reason: 'late' })
  await stuck
  expect(await alerts()).toEqual(after)
})

test('S-ALERT-8 a mail that nobody takes is tried again later and loses none of its jobs', async () => {
  const { clock, round, save, publish, alerts, lines } = await startWithMails()
  await save(search('Zebras', 'zebra', 5, 1))
  clock.advance(1000)
  const job = await publish('Zebra keeper')
  clock.advance(DAY_MS)
  const down = takes(() => ({ kind: 'refused', reason: 'connect ECONNREFUSED' }))
  await round(down.mailer)
  expect(lines).toEqual(['a mail (job alert) was refused: connect ECONNREFUSED'])
  expect((await alerts()).result[0]).toMatchObject({ mailedAt: null, endedBy: null })
  const { mails, mailer } = takes()
  clock.advance(MAIL_AGAIN_MS - 1)
  await round(mailer)
  expect(mails).toEqual([])
  clock.advance(1)
  await round(mailer)
  expect(mails.flatMap(({ text }) => idsIn(text))).toEqual([job])
})

test('S-ALERT-8 a mail server that is down is asked five times a round, however many mails wait', async () => {
  const { clock, round, save, publish } = await startWithMails()
  for (let i = 0; i < 9; i++) await save(search(`Zebras ${i}`, 'zebra', 5, 1))
  clock.advance(1000)
  await publish('Zebra keeper')
  clock.advance(DAY_MS)
  const down = takes(() => ({ kind: 'refused', reason: 'down' }))
  await round(down.mailer)
  expect(down.mails).toHaveLength(5)
})
