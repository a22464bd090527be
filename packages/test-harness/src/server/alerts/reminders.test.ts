import { expect, test } from 'vitest'
import { MAIL_AGAIN_MS } from '../limits'
import { login, request } from '../testing/client'
import { SITE, startWithMails } from '../testing/mails'
import type { Mailer } from './mailer/mailer'

const HOUR_MS = 3_600_000
/** 2026-09-22 00:00 in Phnom Penh. */
const MIDNIGHT = Date.parse('2026-09-21T17:00:00Z')
const NINE = MIDNIGHT + 24 * HOUR_MS + 9 * HOUR_MS

/** Sokha has applied, and angkor-hr may offer an interview. */
async function start() {
  const world = await startWithMails()
  world.clock.advance(MIDNIGHT - world.clock.now())
  const { url, sokha, clock } = world
  const hr = await login(url, 'angkor-hr')
  const { body } = await sokha.api('GET', '/users/jobs/applications?size=100')
  const own = body.result.find((one: { job: { employer: { name: string } } }) =>
    one.job.employer.name.startsWith('Angkor'),
  )
  const offer = (at: number, address = 'Charles de Gaulle Avenue') =>
    hr.api('PUT', `/users/applications/${own.id}/interview`, {
      interviewTime: Math.floor(at / 1000),
      actionAddress: address,
      actionConact: 'Bopha',
      actionMobile: '+855 12000009',
    })
  const to = (at: number) => clock.advance(at - clock.now())
  return { ...world, hr, id: own.id as number, title: own.job.title as string, offer, to }
}

test('S-ALERT-9 the day before at 18:00 of Phnom Penh an interview is told by mail, with place, person and a calendar file, once', async () => {
  const { id, title, offer, to, round, mails, url } = await start()
  expect((await offer(NINE)).status).toBe(200)
  to(MIDNIGHT + 18 * HOUR_MS - 1)
  await round()
  expect(await mails()).toEqual([])
  to(MIDNIGHT + 18 * HOUR_MS)
  await round()
  await round()
  const [mail, ...others] = await mails()
  expect(others).toEqual([])
  expect(mail).toMatchObject({
    recipient: 'sokha@sarika.example',
    subject: 'Tomorrow at 09:00: your interview',
  })
  for (const part of [
    title,
    'Wed 23 Sept, 09:00',
    'Charles de Gaulle Avenue',
    'Ask for Bopha, +855 12000009.',
  ])
    expect(mail?.body).toContain(part)
  expect(mail?.body).toContain(`You have not answered yet.\n${SITE}/a/job-record/${id}`)
  expect((await request(url, 'GET', mail?.page ?? '')).body).toContain('Ask for Bopha')
  to(NINE - HOUR_MS)
  await round()
  expect(await mails()).toHaveLength(1)
})

test('S-ALERT-9 the calendar file is of the hour of the interview', async () => {
  const { id, offer, to, round } = await start()
  await offer(NINE)
  to(MIDNIGHT + 18 * HOUR_MS)
  let calendar = ''
  const mailer: Mailer = {
    async send(mail) {
      calendar = mail.calendar ?? ''
      return { kind: 'sent' }
    },
  }
  await round(mailer)
  expect(calendar).toContain('DTSTART:20260923T020000Z')
  expect(calendar).toContain(`UID:interview-${id}@sarika.example`)
  expect(calendar).toContain('LOCATION:Charles de Gaulle Avenue')
})

test('S-ALERT-9 an interview that is offered later than that is told at once, one that is moved again, one of today as of today', async () => {
  const { offer, to, round, mails } = await start()
  to(MIDNIGHT + 20 * HOUR_MS)
  await offer(NINE)
  await round()
  await offer(NINE + HOUR_MS)
  to(MIDNIGHT + 25 * HOUR_MS)
  await round()
  expect((await mails()).map(({ subject }) => subject)).toEqual([
    'Today at 10:00: your interview',
    'Tomorrow at 09:00: your interview',
  ])
  to(NINE + 2 * HOUR_MS)
  await round()
  expect(await mails()).toHaveLength(2)
})

test('S-ALERT-10 nobody is reminded of an interview that they cancelled, that the employer closed, or that is of a removed record', async () => {
  const { id, offer, to, round, mails, db, sokha } = await start()
  await offer(NINE)
  const answer = { confirmStatus: 2, interviewTime: NINE / 1000 }
  expect((await sokha.api('POST', `/users/applications/${id}/confirm`, answer)).status).toBe(200)
  to(MIDNIGHT + 19 * HOUR_MS)
  await round()
  expect(await mails()).toEqual([])
  await offer(NINE + HOUR_MS)
  await db.updateTable('applications').set({ stage: 'closed' }).where('id', '=', id).execute()
  await round()
  await db
    .updateTable('applications')
    .set({ stage: 'interview', is_hidden: 1 })
    .where('id', '=', id)
    .execute()
  await round()
  expect(await mails()).toEqual([])
})

test('S-ALERT-10 who said that they come is told so; a reminder that nobody takes is tried again, one that its address refuses is not', async () => {
  const { id, offer, to, round, sokha, clock } = await start()
  await offer(NINE)
  await sokha.api('POST', `/users/applications/${id}/confirm`, {
    confirmStatus: 1,
    interviewTime: NINE / 1000,
  })
  to(MIDNIGHT + 19 * HOUR_MS)
  const texts: string[] = []
  const answering = (kind: 'refused' | 'bounced'): Mailer => ({
    async send(mail) {
      texts.push(mail.text)
      return { kind, reason: 'no' }
    },
  })
  await round(answering('refused'))
  await round(answering('refused'))
  expect(texts).toHaveLength(1)
  expect(texts[0]).toContain('You said that you are coming.')
  clock.advance(MAIL_AGAIN_MS)
  await round(answering('bounced'))
  clock.advance(MAIL_AGAIN_MS)
  await round(answering('refused'))
  expect(texts).toHaveLength(2)
})
