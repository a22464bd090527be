import { expect, test } from 'vitest'
import { login, request } from '../testing/client'
import { readOutbox } from '../testing/codes'
import { DAY_MS, SITE, search, startWithMails } from '../testing/mails'

/** An alert of sokha's whose mail has come, and the link in it. */
async function start() {
  const world = await startWithMails()
  const { save, clock, publish, round, mails } = world
  const id = await save(search('Zebras <b>&', 'zebra', 5, 1))
  clock.advance(1000)
  await publish('Zebra keeper')
  clock.advance(DAY_MS)
  await round()
  const [mail] = await mails()
  const [, link = ''] = /(\/alerts\/end\/\S+)/.exec(mail?.body ?? '') ?? []
  return { ...world, id, link, head: mail?.head ?? '' }
}

const HTML = { headers: { accept: 'text/html' } }

test('S-ALERT-11 S-ALERT-22 the link in a mail leads to a page with a button, without a login; to open it ends nothing, its button does', async () => {
  const { url, link, alerts, id, round, clock, publish, mails } = await start()
  const page = await request(url, 'GET', link, HTML)
  expect(page.status).toBe(200)
  expect(page.body).toContain('Stop this alert?')
  expect(page.body).toContain('“Zebras &lt;b&gt;&amp;”')
  expect(page.body).toMatch(
    /<form method="post"><button type="submit">Stop the alert<\/button><a href="\/a\/">Keep it<\/a><\/form>/,
  )
  expect(page.body).toMatch(/<header><a href="\/a\/"><svg [\s\S]+ Sarika<\/a><\/header>/)
  expect(page.body).not.toContain('<script')
  expect(page.headers.get('cache-control')).toBe('no-store')
  expect((await alerts()).result[0]).toMatchObject({ id, endedBy: null })

  const done = await request(url, 'POST', link, { form: {} })
  expect(done).toMatchObject({ status: 200, body: expect.stringContaining('This alert has ended') })
  expect((await alerts()).result[0]).toMatchObject({ id, endedBy: 'person', nextAt: null })
  expect((await request(url, 'GET', link, HTML)).body).toContain('This alert has ended')
  clock.advance(1000)
  await publish('Zebra keeper two')
  clock.advance(9 * DAY_MS)
  await round()
  expect(await mails()).toHaveLength(1)
})

test.each([
  ['urlencoded', { 'content-type': 'application/x-www-form-urlencoded' }, 'List-Unsubscribe=One-Click'],
  ['multipart', undefined, null],
  ['empty', undefined, ''],
] as const)('S-ALERT-12 the one POST of List-Unsubscribe ends an alert: %s', async (_, headers, text) => {
  const { url, link, alerts, head } = await start()
  expect(head).toContain(`List-Unsubscribe: <${SITE}${link}>`)
  expect(head).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  const form = new FormData()
  form.append('List-Unsubscribe', 'One-Click')
  const body = text === null ? form : text
  const answer = await fetch(url + link, { method: 'POST', body, ...(headers && { headers }) })
  expect(answer.status).toBe(200)
  expect((await alerts()).result[0]).toMatchObject({ endedBy: 'person' })
})

test('S-ALERT-13 a link that was tampered with, or is of another alert, ends nothing: 404', async () => {
  const { url, link, alerts, save } = await start()
  const other = await save(search('Others', 'zebra', 5, 1))
  const [, sign = ''] = link.split('.')
  for (const bad of [
    `/alerts/end/${other}.${sign}`,
    `${link}x`,
    link.slice(0, -1),
    link.toUpperCase(),
    `/alerts/end/${sign}`,
    `/alerts/end/0${link.slice('/alerts/end/'.length)}`,
    '/alerts/end/.',
    '/alerts/end/%00',
    `/alerts/end/${'9'.repeat(40)}.${sign}`,
  ]) {
    expect([bad, (await request(url, 'GET', bad, HTML)).status]).toEqual([bad, 404])
    expect([bad, (await request(url, 'POST', bad, { form: {} })).status]).toEqual([bad, 404])
  }
  for (const { endedBy } of (await alerts()).result) expect(endedBy).toBeNull()
})

test('S-ALERT-13 of an alert that was deleted the link says that it has ended', async () => {
  const { url, link, id, sokha } = await start()
  expect((await sokha.api('DELETE', `/users/searches/agents/${id}`)).status).toBe(204)
  expect((await request(url, 'GET', link, HTML)).body).toContain('This alert has ended')
  expect((await request(url, 'POST', link, { form: {} })).status).toBe(200)
})

test('S-ALERT-5 only its owner starts an alert again', async () => {
  const { url, link, id, alerts, sokha } = await start()
  await request(url, 'POST', link, { form: {} })
  const dara = await login(url, 'dara')
  const path = `/users/searches/agents/${id}/start`
  expect((await dara.api('POST', path)).status).toBe(404)
  expect((await dara.api('POST', '/users/searches/agents/x/start')).status).toBe(404)
  expect((await alerts()).result[0].endedBy).toBe('person')
  expect((await sokha.api('POST', path)).status).toBe(204)
  expect((await alerts()).result[0].endedBy).toBeNull()
})

test('S-ALERT-14 a captured mail has a page at /dev/outbox, for this machine alone', async () => {
  const { url } = await start()
  const [mail] = (await readOutbox(url)).messages
  const path = mail?.page ?? ''
  expect((await request(url, 'GET', '/dev/outbox')).body).toContain(`<a href="${path}">1 new job: Zebras`)
  expect((await request(url, 'GET', path)).headers.get('content-type')).toBe('text/html; charset=utf-8')
  const forwarded = { headers: { 'x-forwarded-for': '10.0.0.1' } }
  expect((await request(url, 'GET', path, forwarded)).status).toBe(404)
  for (const bad of ['/dev/outbox/0', '/dev/outbox/x', '/dev/outbox/99999'])
    expect((await request(url, 'GET', bad)).status).toBe(404)
})
