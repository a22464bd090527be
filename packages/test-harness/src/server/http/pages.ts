/** What a browser sees that is no call: the files of portal and desk, and a plain page for what is not built. */
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Backend } from '../backend'
import { FILMS_DIR } from '../home/films'
import { withoutQuery } from '../log'
import { PICTURES, PICTURES_DIR } from '../seed/pictures'
import { missingPage } from './missing-page'
import { languageOf, readPageHead, writeHead } from './page-heads'
import { plainPage } from './plain-page'
import { API } from './route'

const notBuilt = (what: string): string =>
  plainPage(
    `The ${what} is not built`,
    `<p>Run <code>npm start</code> at the root of the workspace: it builds the ${what} and serves it here.</p>`,
  )

/** Seen from dist/, where this runs. */
const DESK_DIR = fileURLToPath(new URL('./desk', import.meta.url))

const sendPage = (reply: FastifyReply, html: string | Buffer, status = 200) =>
  reply.code(status).header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(html)

/** Hashed files never change; everything else is asked for again each time. */
function cachingOf(path: string): string {
  return path.includes(`${join('/', 'assets', '/')}`) ? 'public, max-age=31536000, immutable' : 'no-cache'
}

/** The router was given another address for it (missing-page.ts). */
const isUndecodable = ({ url, originalUrl }: FastifyRequest): boolean => url !== originalUrl

/** Whether an unknown address is one of the portal's own screens: the router in the page knows it. */
export function isPortalScreen(request: FastifyRequest): boolean {
  const path = withoutQuery(request.url)
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  return (
    isRead &&
    !isUndecodable(request) &&
    path.startsWith('/a/') &&
    !path.startsWith('/a/assets/') &&
    !/\.[a-z0-9]+$/i.test(path)
  )
}

/** The employer's side of the chat, built by this package. */
async function serveDesk(app: FastifyInstance): Promise<void> {
  app.get('/desk', (_, reply) => reply.redirect('/desk/'))
  if (existsSync(join(DESK_DIR, 'index.html')))
    await app.register(fastifyStatic, {
      root: DESK_DIR,
      prefix: '/desk/',
      cacheControl: false,
      decorateReply: false,
      setHeaders: (reply, path) => reply.header('cache-control', cachingOf(path)),
    })
  else app.get('/desk/', (_, reply) => sendPage(reply, notBuilt('desk'), 503))
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

type SendPortal = (request: FastifyRequest, reply: FastifyReply) => FastifyReply | Promise<FastifyReply>

/** The one page of all screens, with a head of its own where there is one, with 404 where what it names is not there. */
function portalSender(backend: Backend, portalDir: string): SendPortal {
  return async (request, reply) => {
    const head = await readPageHead(backend, request)
    if (head === null) return reply.sendFile('index.html')
    const bare = await readFile(join(portalDir, 'index.html'), 'utf8')
    const { protocol, host, headers, url } = request
    const html = head ? writeHead(bare, { ...head, url: `${protocol}://${host}${withoutQuery(url)}` }) : bare
    reply.header('vary', 'accept-encoding')
    const status = head ? 200 : 404
    if (!/\bgzip\b/.test(headers['accept-encoding'] ?? '')) return sendPage(reply, html, status)
    return sendPage(reply.header('content-encoding', 'gzip'), gzipSync(html), status)
  }
}

/** Registers the pages. `portalDir`: the built portal; when it is not there a page says so. */
export async function servePages(
  app: FastifyInstance,
  backend: Backend,
  portalDir: string | undefined,
): Promise<{ sendPortal: SendPortal }> {
  await serveDesk(app)
  await serveFilms(app)
  await servePictures(app)
  app.get('/', (_, reply) => reply.redirect('/a/'))
  app.get('/a', (_, reply) => reply.redirect('/a/'))

  if (portalDir === undefined || !existsSync(join(portalDir, 'index.html'))) {
    const sendPortal: SendPortal = (_, reply) => sendPage(reply, notBuilt('portal'), 503)
    app.get('/a/', sendPortal)
    return { sendPortal }
  }
  await app.register(fastifyStatic, {
    root: resolve(portalDir),
    prefix: '/a/',
    cacheControl: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      reply.header('cache-control', cachingOf(path))
      // The worker's file lies beside index.html; the header is what lets it own all of /a/.
      if (path.endsWith(join('/', 'sw.js'))) reply.header('service-worker-allowed', '/a/')
    },
  })
  return { sendPortal: portalSender(backend, portalDir) }
}
