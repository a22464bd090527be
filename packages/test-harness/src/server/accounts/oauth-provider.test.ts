// A server that is configured with a provider: the stand-in of another server, over the network, speaks the protocol.
import { request as ask, createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { portOf } from '../http/port'
import { request } from '../testing/client'
import { codeLogin, meOf, redirectOf, socialCode, socialToken, tokenLogin } from '../testing/social'
import { startTestServer } from '../testing/world'
import type { OauthSettings } from './oauth-provider'
import { STAND_IN_CLIENT_ID } from './stand-in'

function settingsOf(idp: string): OauthSettings {
  return {
    clientId: STAND_IN_CLIENT_ID,
    clientSecret: 'not asked for',
    authorizeUrl: `${idp}/authorize?prompt=login`,
    tokenUrl: `${idp}/token`,
    userinfoUrl: `${idp}/userinfo`,
    introspectionUrl: `${idp}/introspect`,
  }
}

async function startPair(more: Partial<OauthSettings> = {}) {
  const { url: elsewhere } = await startTestServer()
  const settings = { ...settingsOf(`${elsewhere}/idp/google`), ...more }
  const { url } = await startTestServer({ providers: { google: settings } })
  return { url, elsewhere }
}

/** A code of the stand-in there for the login page of this portal: it sends people to the host that they name. */
function codeAt(elsewhere: string, portal: string): Promise<string> {
  const query = new URLSearchParams({ redirect_uri: redirectOf(portal), state: 's' })
  const headers = { host: new URL(portal).host, 'content-type': 'application/x-www-form-urlencoded' }
  return new Promise((resolve) => {
    const path = `${elsewhere}/idp/google/authorize?${query}`
    const asked = ask(path, { method: 'POST', headers }, (reply) => {
      reply.resume()
      resolve(new URL(reply.headers.location ?? '', portal).searchParams.get('code') ?? '')
    })
    asked.end('subject=rith')
  })
}

/** A provider that answers what a test wants. */
async function startProvider(answer: (path: string) => unknown): Promise<string> {
  const server = createServer((asked, reply) => {
    reply.setHeader('content-type', 'application/json')
    reply.end(JSON.stringify(answer(asked.url ?? '')))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.close()
  })
  return `http://127.0.0.1:${portOf(server)}`
}

test('S-ACC-32 a configured provider takes codes and tokens by OAuth 2, and makes and finds accounts', async () => {
  const { url, elsewhere } = await startPair()
  const code = await codeAt(elsewhere, url)
  const first = await codeLogin(url, 'google', code)
  const me = await meOf(url, first)
  expect([first.status, me.name]).toEqual([200, 'Rith Sok'])
  expect((await codeLogin(url, 'google', code)).body.code).toBe('wrong_code')
  const again = await tokenLogin(url, 'google', await socialToken(elsewhere, 'google', 'rith'))
  expect((await meOf(url, again)).seekerId).toBe(me.seekerId)
  // The stand-in of this server vouches for nobody at a provider that is configured.
  expect((await codeLogin(url, 'google', await socialCode(url, 'google', 'rith'))).status).toBe(422)
  expect((await tokenLogin(url, 'google', await socialToken(url, 'google', 'rith'))).status).toBe(422)
  expect((await codeLogin(url, 'wechat', await socialCode(url, 'wechat', 'rith'))).status).toBe(200)
})

test('S-ACC-32 the portal is sent to the configured address, from elsewhere too', async () => {
  const { url, elsewhere } = await startPair()
  const headers = { 'x-forwarded-for': '10.0.0.1' }
  const { body } = await request(url, 'GET', '/api/v1.0.0/users/social/providers', { headers })
  const authorizeUrl = `${elsewhere}/idp/google/authorize?prompt=login&response_type=code&client_id=sarika&scope=openid+profile`
  expect(body).toEqual({ providers: [{ provider: 'google', authorizeUrl }] })
})

test('S-ACC-32 a token that was made for another client, or of which nobody can say so, counts for nothing', async () => {
  const other = await startPair({ clientId: 'another-site' })
  const stolen = await socialToken(other.elsewhere, 'google', 'rith')
  expect((await tokenLogin(other.url, 'google', stolen)).status).toBe(422)
  const silent = await startPair({ introspectionUrl: undefined })
  const token = await socialToken(silent.elsewhere, 'google', 'rith')
  expect((await tokenLogin(silent.url, 'google', token)).status).toBe(422)
  const codes = await startPair({ tokenUrl: undefined })
  const code = await socialCode(codes.elsewhere, 'google', 'rith')
  expect((await codeLogin(codes.url, 'google', code, redirectOf(codes.elsewhere))).status).toBe(422)
})

test.each([
  ['no object', null],
  ['no id', { name: 'X' }],
  ['an id that is no text', { sub: { $ne: null } }],
  ['null for an id', { sub: null }],
  ['a list for an id', { sub: ['a'] }],
  ['an id above all exact numbers', { id: 2 ** 53 }],
  ['an id with a zero in it', { sub: 'a\u0000b' }],
  ['an id that is too long', { sub: 'x'.repeat(256) }],
])('S-ACC-32 a provider that answers %s vouches for nobody', async (_, userinfo) => {
  const idp = await startProvider((path) => (path === '/token' ? { access_token: 't' } : userinfo))
  const { url } = await startTestServer({ providers: { google: settingsOf(idp) } })
  expect((await codeLogin(url, 'google', 'x')).body.code).toBe('wrong_code')
})

test.each([
  [{ sub: 'a', name: ' X\u0000\ud800\r\nY ' }, 'X Y'],
  [{ sub: 'a', name: '🙂'.repeat(60) }, '🙂'.repeat(50)],
  [{ id: 12, name: 'Number' }, 'Number'],
  [{ sub: 'a', name: { first: 'X' } }, expect.stringMatching(/^user-/)],
])('S-ACC-32 %j is called %s', async (userinfo, name) => {
  const idp = await startProvider((path) => (path === '/token' ? { access_token: 't' } : userinfo))
  const { url } = await startTestServer({ providers: { google: settingsOf(idp) } })
  expect((await meOf(url, await codeLogin(url, 'google', 'x'))).name).toEqual(name)
})

/** As WeChat: what it refuses has status 200 too. */
function answerAsWechat(path: string): unknown {
  const { pathname, searchParams: asked } = new URL(path, 'http://wechat')
  if (pathname === '/token')
    return asked.get('appid') === 'wx1' && asked.get('secret') === 's1' && asked.get('code') === 'good'
      ? { access_token: 'token-1', openid: 'o-1', expires_in: 7_200 }
      : { errcode: 40_029, errmsg: 'invalid code' }
  return asked.get('access_token') === 'token-1' && asked.get('openid') === 'o-1'
    ? { openid: 'o-1', nickname: '美玲' }
    : { errcode: 40_003, errmsg: 'invalid openid' }
}

test('S-ACC-32 WeChat is spoken to as it speaks', async () => {
  const idp = await startProvider(answerAsWechat)
  const wechat = {
    clientId: 'wx1',
    clientSecret: 's1',
    authorizeUrl: `${idp}/connect/qrconnect#wechat_redirect`,
    tokenUrl: `${idp}/token`,
    userinfoUrl: `${idp}/userinfo`,
  }
  const { url } = await startTestServer({ providers: { wechat } })
  const me = await meOf(url, await codeLogin(url, 'wechat', 'good'))
  expect(me.name).toBe('美玲')
  expect((await meOf(url, await codeLogin(url, 'wechat', 'good'))).seekerId).toBe(me.seekerId)
  expect((await codeLogin(url, 'wechat', 'bad')).body.code).toBe('wrong_code')
  expect((await tokenLogin(url, 'wechat', 'token-1')).body.code).toBe('wrong_token')
  const headers = { 'x-forwarded-for': '10.0.0.1' }
  const { body } = await request(url, 'GET', '/api/v1.0.0/users/social/providers', { headers })
  const authorizeUrl = `${idp}/connect/qrconnect?appid=wx1&response_type=code&scope=snsapi_login#wechat_redirect`
  expect(body).toEqual({ providers: [{ provider: 'wechat', authorizeUrl }] })
})

test('S-ACC-28 an e-mail from a provider opens nobody’s account', async () => {
  const stranger = { sub: 'a', name: 'Sokha', email: 'sokha@sarika.example', email_verified: true }
  const idp = await startProvider((path) => (path === '/token' ? { access_token: 't' } : stranger))
  const { url } = await startTestServer({ providers: { google: settingsOf(idp) } })
  const me = await meOf(url, await codeLogin(url, 'google', 'x'))
  expect([me.seekerId === '1', me.email]).toEqual([false, ''])
})

test('S-ACC-32 a provider that is not there vouches for nobody', async () => {
  const { url } = await startTestServer({ providers: { google: settingsOf('http://127.0.0.1:1') } })
  expect((await codeLogin(url, 'google', 'x')).body.code).toBe('wrong_code')
  expect((await tokenLogin(url, 'google', 'x')).body.code).toBe('wrong_token')
})
