import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { TOKEN } from '../testing/access-scene'
import { login, request, shown, tryLogin } from '../testing/client'
import { tempFolder } from '../testing/databases'
import { startTestServer } from '../testing/world'
import type { Access } from './access'
import { ROUTES } from './routes'

const fill = (path: string): string => path.replace(/:\w+/g, '10001')

/** What somebody without (or with the wrong kind of) token is told. */
const REFUSED: Record<Access, { status: number; code?: unknown }> = {
  anyone: { status: 0 },
  visitor: { status: 401, code: 'unauthorized' },
  account: { status: 401, code: 'unauthorized' },
  seeker: { status: 401, code: 'unauthorized' },
  reviewer: { status: 401, code: 'unauthorized' },
  agent: { status: 401, code: 'unauthorized' },
  employer: { status: 401, code: 'unauthorized' },
  chat: { status: 200, code: -401 },
  'chat-renewal': { status: 200, code: -401 },
  'file-reader': { status: 200, code: -401 },
  'im-token': { status: 401, code: 'unauthorized' },
  'account-or-im': { status: 401, code: 'unauthorized' },
}

test('S-SRV-23 every route refuses no token, garbage, and a token of the other kind', async () => {
  const { url } = await startTestServer()
  const sokha = await login(url, 'sokha')
  for (const { method, path, access } of ROUTES) {
    if (access === 'anyone') continue
    const otherKind = TOKEN[access] === 'chat' ? sokha.accessToken : sokha.imToken
    // Without one, a file is missing: S-FILE-8.
    const none = access === 'visitor' || access === 'file-reader' ? [] : ['']
    for (const token of [...none, 'garbage', otherKind, `${sokha.imToken.slice(0, -4)}AAAA`]) {
      const { status, body } = await request(url, method, fill(path), shown(access, token))
      expect([method, path, status, body.code]).toEqual([
        method,
        path,
        REFUSED[access].status,
        REFUSED[access].code,
      ])
    }
  }
})

test('S-SRV-23 the routes that anyone may call are these', () => {
  const open = ROUTES.filter((route) => route.access === 'anyone').map(
    ({ method, path }) => `${method} ${path}`,
  )
  expect(open).toEqual([
    'GET /healthz',
    'GET /api/v1.0.0/healthz',
    'POST /api/v1.0.0/users/authorize',
    'POST /api/v1.0.0/passport/token',
    'GET /api/v1.0.0/passport/qrcode/clientId',
    'GET /api/v1.0.0/passport/qrcode/:clientId/authorize/callback',
    'GET /api/v1.0.0/users/social/providers',
    'GET /api/v1.0.0/users/social/:provider/login',
    'GET /api/v1.0.0/users/social/:provider/accesstoken/login',
    'GET /api/v1.0.0/users/sms/image-captcha',
    'POST /api/v1.0.0/users/sms/verify-code',
    'POST /api/v1.0.0/users/email/send/codes',
    'GET /api/v1.0.0/users/email/:name/exists',
    'GET /api/v1.0.0/users/name/:name/exists',
    'POST /api/v1.0.0/users/authorize/mobile',
    'POST /api/v1.0.0/users/register/mobile',
    'POST /api/v1.0.0/users/register',
    'POST /api/v1.0.0/users/register/company',
    'GET /api/v1.0.0/users/register/recruiter',
    'POST /api/v1.0.0/users/register/recruiter',
    'GET /api/v1.0.0/findpassword/code/mobile',
    'GET /api/v1.0.0/findpassword/code/email',
    'POST /api/v1.0.0/findpassword/1/:regionCode/:mobileNumber',
    'POST /api/v1.0.0/findpassword/1/:address',
    'GET /api/v1.0.0/users/avatars/:name',
    'POST /chat/auth',
    'POST /chat/sms/:phone/vcodes',
    'POST /chat/passport/recover/validate',
    'POST /chat/passport/recover/password',
    'GET /chat/config/:deviceType',
    'GET /api/v1.0.0/service',
    'GET /api/v1.0.0/application/constants',
    'GET /api/v1.0.0/application/constants/:name',
    'GET /api/v1.0.0/jobs/locations',
    'GET /api/v1.0.0/users/home/page/jobs/statistics',
    'GET /api/v1.0.0/users/home/page/categories/statistics',
    'GET /api/v1.0.0/users/home/page/industries/statistics',
    'GET /api/v1.0.0/users/home/page/locations/statistics',
    'GET /api/v1.0.0/users/home/page/salaries/statistics',
    'GET /api/v1.0.0/users/slideshow/web/banners',
    'GET /api/v1.0.0/users/home/page/advertisement/configuration',
    'GET /api/v1.0.0/users/home/page/pictures/:name',
    'GET /api/v1.0.0/users/home/page/pages/:name',
    'GET /api/v1.0.0/ad/click',
    'GET /api/v1.0.0/application/map',
    'GET /api/v1.0.0/application/site',
    'GET /api/v1.0.0/jobs/hot/or/urgent',
    'GET /api/v1.0.0/jobs/specialized/job',
    'GET /api/v1.0.0/users/employers',
    'GET /api/v1.0.0/users/employers/recommended/page',
    'GET /api/v1.0.0/users/employers/:id/logo.png',
    'GET /api/v1.0.0/users/employers/images/:imageId',
    'GET /api/v1.0.0/users/articles',
    'GET /api/v1.0.0/users/home/page/articles',
    'GET /api/v1.0.0/users/articles/:id',
  ])
  const visited = ROUTES.filter((route) => route.access === 'visitor').map(({ path }) => path)
  expect(visited).toEqual(
    [
      '/jobs',
      '/jobs/counts',
      '/jobs/near',
      '/jobs/suggest',
      '/jobs/:id',
      '/jobs/:jobId/related',
      '/users/employers/:id',
      '/resumes/recommend',
      '/resumes/recommend/:id',
      '/resumes/recommend/:id/photo',
    ].map((path) => `/api/v1.0.0${path}`),
  )
})

test('S-SRV-23 a token signed with no algorithm is refused', async () => {
  const { url } = await startTestServer()
  const { body } = await tryLogin(url, 'sokha', 'Sarika2026')
  const head = Buffer.from('{"alg":"none"}').toString('base64url')
  const forged = `${head}.${body.access_token.split('.')[1]}.`
  const { status } = await request(url, 'GET', '/api/v1.0.0/users/me', { token: forged })
  expect(status).toBe(401)
})

test('S-SRV-13 an unknown address is 404 route_not_found, under every prefix', async () => {
  const { url } = await startTestServer()
  for (const path of ['/nope', '/api/v1.0.0/nope', '/chat/nope', '/biz/nope', '/a/assets/nope.js', '/socket'])
    expect(await request(url, 'GET', path)).toMatchObject({ status: 404, body: { code: 'route_not_found' } })
  expect(await request(url, 'POST', '/a/login')).toMatchObject({ body: { code: 'route_not_found' } })
})

test('S-SRV-18 S-SRV-47 broken, poisoned and large bodies, and types that nobody reads, are answered with 422 and fields', async () => {
  const { url } = await startTestServer()
  const sokha = await login(url, 'sokha')
  const post = async (text: string, type = 'application/json') => {
    const headers = { 'content-type': type, authorization: `Bearer ${sokha.imToken}` }
    const response = await fetch(`${url}/chat/im/user/getMsg`, { method: 'POST', headers, body: text })
    const { code, message, fields } = await response.json()
    if (response.status === 422) expect(fields?.[0]).toMatchObject({ field: expect.any(String), message })
    return [response.status, code]
  }
  expect(await post('{')).toEqual([422, 'invalid'])
  expect(await post('{"__proto__":{}}')).toEqual([422, 'invalid'])
  expect(await post('{"cursor":"\\u0000"}')).toEqual([422, 'invalid'])
  expect(await post('[]')).toEqual([422, 'invalid'])
  expect(await post(`{"cursor":"${'x'.repeat(256 * 1024)}"}`)).toEqual([422, 'too_large'])
  expect(await post('<a/>', 'application/xml')).toEqual([422, 'wrong_media_type'])
  expect(await post('')).toEqual([200, 0])
})

test('S-SRV-47 what is refused for how things stand has fields too, an empty one where it is about none', async () => {
  const { url } = await startTestServer()
  const hr = await login(url, 'angkor-hr')
  for (const answer of [
    await hr.api('GET', '/users/resumes'),
    await request(url, 'GET', '/api/v1.0.0/ad/click?url=https://evil.example'),
  ]) {
    const { status, body } = answer
    expect({ status, body }).toEqual({
      status: 422,
      body: {
        code: expect.any(String),
        message: body.message,
        fields: [{ field: '', message: body.message }],
      },
    })
  }
  expect((await request(url, 'GET', '/api/v1.0.0/users/articles/%c0')).status).toBe(422)
})

test('S-SRV-28 answers carry the security headers and are not cached', async () => {
  const { url } = await startTestServer()
  const { headers } = await request(url, 'GET', '/healthz')
  const policy = headers.get('content-security-policy') ?? ''
  expect(policy).toContain("script-src 'self';")
  expect(policy).toContain("connect-src 'self' ws: wss:")
  expect(policy).toContain("style-src 'self' 'unsafe-inline'")
  expect(policy).not.toContain('upgrade-insecure-requests')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('cache-control')).toBe('no-store')
})

test('S-SRV-28 the built portal and desk are served with their caching, and the screens of each fall back to its page', async () => {
  const portalDir = await tempFolder()
  await mkdir(join(portalDir, 'assets'))
  await writeFile(join(portalDir, 'index.html'), '<!doctype html><title>portal</title>')
  const desk = '<!doctype html><title>desk</title>'
  await writeFile(join(portalDir, 'desk.html'), desk)
  await writeFile(join(portalDir, 'sw.js'), '// worker')
  await writeFile(join(portalDir, 'assets', 'index-abc.js'), '// code')
  const { url } = await startTestServer({ portalDir })
  const get = async (path: string) => {
    const { status, headers, body } = await request(url, 'GET', path)
    return {
      status,
      cache: headers.get('cache-control'),
      worker: headers.get('service-worker-allowed'),
      body,
    }
  }
  const page = '<!doctype html><title>portal</title>'
  expect(await get('/a/')).toMatchObject({ status: 200, cache: 'no-cache', body: page })
  expect(await get('/a/company')).toMatchObject({ status: 200, cache: 'no-cache', body: page })
  expect(await get('/a/sw.js')).toMatchObject({ status: 200, cache: 'no-cache', worker: '/' })
  expect(await get('/a/assets/index-abc.js')).toMatchObject({
    status: 200,
    cache: 'public, max-age=31536000, immutable',
  })
  expect(await get('/a/assets/gone.js')).toMatchObject({ status: 404 })
  expect(await get('/a/..%2f..%2fetc/passwd')).not.toMatchObject({ body: expect.stringContaining('root:') })
  expect(await get('/')).toMatchObject({ status: 302 })
  for (const path of ['/desk/', '/desk/login', '/desk/?with=p2p-10001'])
    expect(await get(path)).toMatchObject({ status: 200, cache: 'no-cache', body: desk })
  for (const path of ['/desk/desk.js', '/desk/bird.svg'])
    expect(await get(path)).toMatchObject({ status: 404, body: expect.not.stringContaining(desk) })
  for (const path of ['/desk', '/a/desk.html']) expect(await get(path)).toMatchObject({ status: 302 })
})

test('S-SRV-28 without a built portal or desk a page says so, and the pages of the server are pages', async () => {
  const { url } = await startTestServer()
  for (const [path, what] of [['/a/', 'portal'] as const, ['/desk/', 'desk'] as const]) {
    const { status, body } = await request(url, 'GET', path)
    expect([status, body.includes(`${what} is not built`)]).toEqual([503, true])
  }
  for (const path of ['/dev/outbox', '/docs/']) {
    const { status, body } = await request(url, 'GET', path)
    expect([status, body.includes('<main>')]).toEqual([200, true])
  }
})

test('S-SRV-24 no token is ever in a log line', async () => {
  const lines: string[] = []
  const logStream = { write: (line: string) => lines.push(line) }
  const { url } = await startTestServer({ quiet: false, logStream })
  const sokha = await login(url, 'sokha')
  const socket = await sokha.online()
  socket.sendRaw('x'.repeat(70_000))
  await socket.awaitClose()
  await sokha.chat('GET', `/chat/groups?token=${sokha.imToken}`)
  const all = lines.join('')
  expect(all).toContain('/chat/groups')
  for (const secret of [sokha.imToken, sokha.accessToken, sokha.refreshToken, 'Sarika2026', '?token'])
    expect(all).not.toContain(secret)
})
