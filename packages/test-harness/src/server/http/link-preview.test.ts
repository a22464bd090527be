// What a link leads to: asked once by who sends it, kept with the message as this server said it, and read by everybody else there.
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readWordList } from '../chat/words'
import { html, TestSites } from '../previews/test-sites'
import { login, newClientId, type TestClient, withdrawalTo } from '../testing/client'
import { tempFolder } from '../testing/databases'
import { SAMPLES } from '../testing/file-samples'
import { handClock, startTestServer } from '../testing/world'

const LINK = 'https://page.example/jobs/7'
const HEAD =
  '<meta property="og:title" content="Support Officer"><meta property="og:image" content="/office.png">' +
  '<meta property="og:site_name" content="Mekong Tech"><meta name="description" content="$400 to $480">'

const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0a6' } })
    .png()
    .toBuffer()

async function open(options: Parameters<typeof startTestServer>[0] = {}) {
  const sites = new TestSites().page(LINK, html(HEAD)).page('https://page.example/office.png', {
    headers: { 'content-type': 'image/png' },
    body: await drawn(1_280, 800),
  })
  const { url } = await startTestServer({ filesDir: await tempFolder(), sites, ...options })
  const [sokha, dara, hr] = await Promise.all(['sokha', 'dara', 'angkor-hr'].map((name) => login(url, name)))
  return { sites, url, sokha, dara, hr } as {
    sites: TestSites
    url: string
    sokha: TestClient
    dara: TestClient
    hr: TestClient
  }
}

const ask = async (who: TestClient, url: unknown = LINK) =>
  (await who.chat('POST', '/chat/link-preview', { url })).body.data

const said = (to: string, content: string, preview: unknown, type = 'text') => {
  const seq = newClientId()
  const msg = { type, content, extra: { mentions: [], preview } }
  return { action: 'p2p', seq, data: { seq, receiver_id: to, msg } }
}

/** Sends, and answers the ack and what the other one got. */
async function send(from: TestClient, to: TestClient, content: string, preview: unknown) {
  const [out, inn] = [await from.online(), await to.online()]
  const ack = await out.call(said(to.imId, content, preview))
  const got = ack.code === 0 ? await inn.nextAction('p2p') : null
  out.close()
  inn.close()
  return { ack, extra: (got?.data.msg as { extra?: Record<string, unknown> })?.extra }
}

test('S-PREV-7 S-PREV-9 a page is told with its picture drawn anew, which whoever gets the message may read', async () => {
  const { sokha, dara, hr } = await open()
  const { preview, isOff } = await ask(sokha)
  expect(isOff).toBe(false)
  expect(preview).toMatchObject({
    ...{ url: LINK, title: 'Support Officer', description: '$400 to $480', site: 'Mekong Tech' },
    ...{ picture: expect.stringMatching(/^\/chat\/files\/[\w-]{22}$/), width: 640, height: 400 },
  })
  const read = async (who: TestClient) => {
    const { status, headers } = await who.chat('GET', preview.picture)
    return [status, headers.get('content-type')?.replace(/^application\/json.*/, 'none')]
  }
  expect(await read(sokha)).toEqual([200, 'image/webp'])
  expect((await read(hr))[0]).toBe(404)
  const { ack, extra } = await send(sokha, hr, `Look: ${LINK}.`, preview)
  expect(ack).toMatchObject({ code: 0 })
  expect(extra).toEqual({ mentions: [], preview })
  expect([(await read(hr))[0], (await read(dara))[0]]).toEqual([200, 404])
  // Who got it may send it on.
  expect((await send(hr, sokha, `And you? ${LINK}`, preview)).extra?.preview).toEqual(preview)

  const socket = await sokha.online()
  const again = said(hr.imId, LINK, preview)
  const { msg_id } = (await socket.call(again)) as { msg_id: string }
  expect(await socket.call(withdrawalTo(hr.imId, msg_id))).toMatchObject({ code: 0 })
})

test('S-PREV-4 a message has a preview that this server made, or none: its words go in any case', async () => {
  const { sokha, hr } = await open()
  const { preview } = await ask(sokha)
  const text = `Look: ${LINK}`
  const forged = [
    { ...preview, title: 'Your bank' },
    { ...preview, url: 'https://evil.example/' },
    { ...preview, picture: '/chat/files/AAAAAAAAAAAAAAAAAAAAAA' },
    { ...preview, picture: 'https://evil.example/pixel.png' },
    { ...preview, sign: '' },
    { ...preview, sign: undefined },
    { ...preview, width: 64_000 },
    ...['x', 7, null, [], {}, { __proto__: 1 }],
  ]
  for (const one of forged) {
    const { ack, extra } = await send(sokha, hr, text, one)
    expect(ack).toMatchObject({ code: 0 })
    expect(extra).toEqual({ mentions: [] })
  }
  // Its link must stand in the text, whole.
  for (const other of ['Look here', `${LINK}0`, `${LINK}/pay`, `${LINK}.evil`, `${LINK}?to=x`])
    expect((await send(sokha, hr, other, preview)).extra).toEqual({ mentions: [] })
  for (const same of [`(${LINK})`, `${LINK}, yes`, 'page.example/jobs/7', `ឈ្មោះ${LINK}។`])
    expect((await send(sokha, hr, same, preview)).extra?.preview).toEqual(preview)
  // What stands beside it that is not of a preview falls away.
  expect((await send(sokha, hr, text, { ...preview, onclick: 'x' })).extra?.preview).toEqual(preview)
})

test('S-PREV-4 a preview of somebody whose picture one may not read is left out', async () => {
  const { sokha, dara, hr } = await open()
  const { preview } = await ask(dara)
  expect((await send(sokha, hr, LINK, preview)).extra).toEqual({ mentions: [] })
})

test('S-PREV-4 where the link is taken out of a text, its preview goes with it', async () => {
  const { sokha, hr } = await open({ words: readWordList('link:page.example') })
  const { preview } = await ask(sokha)
  const { ack, extra } = await send(sokha, hr, `Look: ${LINK}`, preview)
  expect(ack).toMatchObject({ code: 7101 })
  expect(extra).toBeUndefined()
})

test('S-PREV-7 nobody is told why there is no preview', async () => {
  const { sites, sokha } = await open({ rates: { linkPreviews: { burst: 100, perSecond: 1 } } })
  sites.page('https://inside.example/', html(HEAD), ['10.0.0.1'])
  sites.page('https://untitled.example/', html('<meta name=description content=x>'))
  sites.page('https://broken.example/', { status: 500 })
  const none = { preview: null, isOff: false }
  for (const url of ['inside', 'untitled', 'broken', 'unknown'].map((name) => `https://${name}.example/`))
    expect(await ask(sokha, url)).toEqual(none)
  for (const url of ['http://127.0.0.1/', 'https://page.example:4170/', 'file:///etc/passwd', 'x', ' '])
    expect(await ask(sokha, url)).toEqual(none)
  const { status, body } = await sokha.chat('POST', '/chat/link-preview', {
    url: `https://${'x'.repeat(2_048)}`,
  })
  expect([status, body.fields[0].field]).toEqual([422, 'url'])
})

test.each([
  ['a drawing that is a program', 'image/svg+xml', SAMPLES.svg],
  ['a drawing that says it is a picture', 'image/png', SAMPLES.svg],
  ['a page that says it is a picture', 'image/png', SAMPLES.html],
  ['half a picture', 'image/png', Buffer.from('89504e470d0a1a0a', 'hex')],
  ['more bytes than it may have', 'image/png', Buffer.alloc(256 * 1024 + 1)],
])('S-PREV-7 %s is no picture of a preview; its words are told', async (_, type, body) => {
  const { sites, sokha } = await open()
  sites.page('https://page.example/office.png', { headers: { 'content-type': type }, body })
  expect((await ask(sokha)).preview).toMatchObject({
    title: 'Support Officer',
    picture: '',
    width: 0,
    height: 0,
  })
})

test('S-PREV-6 a picture of our own network is not asked for', async () => {
  const { sites, sokha } = await open()
  sites.page(LINK, html('<title>x</title><meta property="og:image" content="http://169.254.169.254/a.png">'))
  expect((await ask(sokha)).preview).toMatchObject({ title: 'x', picture: '' })
  expect(sites.asked).toEqual([`${LINK} at 93.184.216.34`])
})

test('S-PREV-8 an account asks ten times a minute, and not at all where it or the deployment does not want to', async () => {
  const clock = handClock()
  const { sites, sokha, dara } = await open({ clock: clock.now })
  for (let tries = 0; tries < 10; tries++) await ask(sokha, 'https://unknown.example/')
  expect((await sokha.chat('POST', '/chat/link-preview', { url: LINK })).status).toBe(429)
  clock.advance(6_000)
  expect((await ask(sokha)).preview).toMatchObject({ title: 'Support Officer' })

  sites.asked.length = 0
  const setting = `/chat/users/${dara.imId}/privacy_settings`
  const off = await dara.chat('POST', setting, { key: 'link_previews', value: 0 })
  expect(off.body.data.settings).toMatchObject({ link_previews: 0, add_verify: 1 })
  expect(await ask(dara)).toEqual({ preview: null, isOff: true })
  expect(sites.asked).toEqual([])
  await dara.chat('POST', setting, { key: 'link_previews', value: 1 })
  expect((await ask(dara)).preview).toMatchObject({ title: 'Support Officer' })

  const { sokha: elsewhere } = await open({ sites: undefined })
  expect(await ask(elsewhere)).toEqual({ preview: null, isOff: true })
})
