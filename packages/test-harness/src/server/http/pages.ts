/** What a browser sees that is no call: the pages and files of portal and desk, and a plain page for what is not built. */
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Backend } from '../backend'
import { FILMS_DIR } from '../home/films'
import { withoutQuery } from '../log'
import { PICTURES, PICTURES_DIR } from '../seed/pictures'
import { missingPage } from './missing-page'
import { askedLanguage, languageOf, writeHead, writeMarkup } from './page-heads'
import { readScreen, type Screen } from './page-screens'
import { type StylesOf, stylesIn } from './page-styles'
import { plainPage } from './plain-page'
import { API } from './route'

const notBuilt = (what: string): string =>
  plainPage(
    `The ${what} is not built`,
    `<p>Run <code>npm start</code> at the root of the workspace: it builds the ${what} and serves it here.</p>`,
  )

const sendPage = (reply: FastifyReply, html: string | Buffer, status = 200) =>
  reply.code(status).header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(html)

/** Hashed files never change; everything else is asked for again each time. */
function cachingOf(path: string): string {
  return path.includes(`${join('/', 'assets', '/')}`) ? 'public, max-age=31536000, immutable' : 'no-cache'
}

/** The router was given another address for it (missing-page.ts). */
const isUndecodable = ({ url, originalUrl }: FastifyRequest): boolean => url !== originalUrl

/** The apps that the portal's package builds, each with one page for all its screens, and where those are. */
const APPS = [
  { what: 'portal', base: '/a/' },
  { what: 'desk', base: '/desk/' },
] as const
type App = (typeof APPS)[number]

/** Whose screen an unknown address is: the router in the page knows it. undefined: it is none. */
function appOf(request: FastifyRequest): App | undefined {
  const path = withoutQuery(request.url)
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  const isFile = path.startsWith('/a/assets/') || /\.[a-z0-9]+$/i.test(path)
  if (!isRead || isUndecodable(request) || isFile) return undefined
  return APPS.find(({ base }) => path.startsWith(base))
}

/** Where the films of advertisements are. */
export const FILMS = `${API}/users/home/page/films/`

/** As files, of which players ask for parts. */
async function serveFilms(app: FastifyInstance): Promise<void> {
  if (!existsSync(FILMS_DIR)) return
  await app.register(fastifyStatic, {
    root: FILMS_DIR,
    prefix: FILMS,
    maxAge: '1d',
    index: false,
    decorateReply: false,
  })
}

/** As files of ours. Opened by itself a drawing is a page: it runs nothing, loads nothing and is nobody's origin. */
async function servePictures(app: FastifyInstance): Promise<void> {
  if (!existsSync(PICTURES_DIR)) return
  await app.register(fastifyStatic, {
    root: PICTURES_DIR,
    prefix: PICTURES,
    maxAge: '1d',
    index: false,
    decorateReply: false,
    setHeaders: (reply) => reply.header('content-security-policy', "default-src 'none'; sandbox"),
  })
}

/** For who asks for a page where nothing is. */
export const sendMissing = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  sendPage(reply.header('vary', 'accept, accept-language, cookie'), missingPage(languageOf(request)), 404)

/** Sends the page of an app for one of its screens; null: the address is none of them. */
type SendScreen = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | null>

/** What the page of a job, a company or an article depends on besides its address. */
const VARY = 'accept-encoding, accept-language, cookie'

interface Portal {
  readonly folder: string
  readonly stylesOf: StylesOf
}

/** The page of a screen: with its head, and with what is to be read where the build has what draws it. */
async function writeScreen(
  { findDrawer }: Backend,
  { stylesOf }: Portal,
  request: FastifyRequest,
  bare: string,
  { head, language, reads, source, draw }: Screen,
): Promise<string> {
  const { protocol, host } = request
  const address = { origin: `${protocol}://${host}`, path: withoutQuery(request.url) }
  const html = writeHead(bare, { ...head, ...address, language, asked: askedLanguage(request) })
  try {
    const drawer = await findDrawer()
    if (drawer === null) return html
    return writeMarkup(html, draw(drawer), { language, reads }, await stylesOf(source))
  } catch (error) {
    // The portal draws the screen all the same, once its script runs.
    request.log.error({ err: error }, 'a page could not be drawn')
    return html
  }
}

/** What somebody shows by a link is not to be found by whoever has none. */
const SHARED = /^\/a\/shareResume(?:\/|$)/i

/** The portal's page, as that of its screen where there is one, with 404 where what it names is not there. */
async function sendPortal(
  backend: Backend,
  portal: Portal,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const screen = await readScreen(backend, request, () => {
    const left = new AbortController()
    reply.raw.once('close', () => left.abort())
    return left.signal
  })
  if (screen === null) {
    if (SHARED.test(withoutQuery(request.url))) reply.header('x-robots-tag', 'noindex')
    return reply.sendFile('index.html')
  }
  const bare = await readFile(join(portal.folder, 'index.html'), 'utf8')
  const html = screen ? await writeScreen(backend, portal, request, bare, screen) : bare
  reply.header('vary', VARY)
  const status = screen ? 200 : 404
  if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return sendPage(reply, html, status)
  return sendPage(reply.header('content-encoding', 'gzip'), gzipSync(html), status)
}

/** Registers the pages. `portalDir`: the built apps; when they are not there a page says so. */
export async function servePages(
  app: FastifyInstance,
  backend: Backend,
  portalDir: string | undefined,
): Promise<{ sendScreen: SendScreen }> {
  await serveFilms(app)
  await servePictures(app)
  app.get('/', (_, reply) => reply.redirect('/a/'))
  app.get('/a', (_, reply) => reply.redirect('/a/'))
  app.get('/desk', (_, reply) => reply.redirect('/desk/'))
  // Its page lies beside the portal's, and is at home elsewhere.
  app.get('/a/desk.html', (_, reply) => reply.redirect('/desk/'))

  if (portalDir === undefined || !existsSync(join(portalDir, 'index.html')))
    return {
      async sendScreen(request, reply) {
        const found = appOf(request)
        return found === undefined ? null : sendPage(reply, notBuilt(found.what), 503)
      },
    }
  const portal = { folder: portalDir, stylesOf: stylesIn(portalDir) }
  await app.register(fastifyStatic, {
    root: resolve(portalDir),
    prefix: '/a/',
    cacheControl: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      reply.header('cache-control', cachingOf(path))
      // The worker's file lies below /a/; the header is what lets one of it own /desk/.
      if (path.endsWith(join('/', 'sw.js'))) reply.header('service-worker-allowed', '/')
    },
  })
  return {
    async sendScreen(request, reply) {
      const found = appOf(request)
      if (found === undefined) return null
      if (found.what === 'portal') return sendPortal(backend, portal, request, reply)
      return reply.sendFile('desk.html')
    },
  }
}
