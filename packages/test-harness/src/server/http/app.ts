import formbody from '@fastify/formbody'
import helmet from '@fastify/helmet'
import multipart from '@fastify/multipart'
import fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
} from 'fastify'
import { readLanguage } from '../accounts/languages'
import type { Backend } from '../backend'
import { CannotStore } from '../db/cannot-store'
import { serveDocs } from '../docs/serve-docs'
import { originsOf } from '../home/map-tiles'
import { MAX_BODY_BYTES, REQUEST_TIMEOUT_MS, UPLOAD_STALL_MS, UPLOAD_TIMEOUT_MS } from '../limits'
import { readBearer, readToken } from './access'
import { serveAlertEnd } from './alert-end'
import { type Answer, cannotStore, refused, routeNotFound } from './answer'
import { type BodyTime, boundBody } from './body-time'
import { agoraHosts, PERMISSIONS } from './call-policy'
import { serveOutbox } from './dev-outbox'
import { isFromHere } from './from-here'
import { serveStandIn } from './idp-pages'
import { isForPage, readableUrl } from './missing-page'
import { readMultipart } from './multipart'
import { networkOf } from './network-of'
import { sendMissing, servePages } from './pages'
import type { Respond } from './route'
import { ROUTES } from './routes'

function write(reply: FastifyReply, answer: Answer): FastifyReply {
  // An answer is about one person at one moment, unless it says otherwise.
  reply
    .code(answer.status)
    .header('cache-control', 'no-store')
    .headers(answer.headers ?? {})
  if (answer.file) return reply.type(answer.file.type).send(answer.file.content)
  return answer.body === undefined
    ? reply.send()
    : reply.type('application/json; charset=utf-8').send(JSON.stringify(answer.body))
}

/**
 * Fastify's own refusals (broken JSON, a type of body that nobody reads, a body or a part of the path too large) in the
 * shape of ours: what is wrong with a request is 422, for clients tell only what they know from each other.
 */
function toAnswer(status: number, message: string): Answer {
  if (status === 413) return refused('too_large', 'the body is too large')
  if (status === 414) return refused('too_large', 'the address is too long')
  if (status === 415) return refused('wrong_media_type', 'this type of body is not read')
  if (status >= 400 && status < 500) return refused('invalid', message)
  return { status: 500, body: { code: 'internal', message: 'the server failed' } }
}

const SMALL_BODY: BodyTime = { ms: REQUEST_TIMEOUT_MS, counts: 'all' }
const FILE_BODY: BodyTime = { ms: UPLOAD_STALL_MS, counts: 'silence' }

const headerOf =
  ({ headers }: FastifyRequest) =>
  (name: string): string =>
    String(headers[name] ?? '')
const onceKeyOf = (request: FastifyRequest): string => headerOf(request)('idempotency-key')

/** A call that was let in. */
interface Admitted {
  readonly respond: Respond
  /** Its body, if any, was there by then. */
  readonly isWhole: boolean
}

interface Pages {
  /** the built portal */
  readonly portalDir: string | undefined
  /** whether there are pages that exist for this machine only */
  readonly hasDevPages: boolean
}

/** The HTTP side: security headers, the route table, the pages. Does not listen yet. */
export async function createApp(
  backend: Backend,
  { portalDir, hasDevPages }: Pages,
  own: Pick<FastifyServerOptions, 'logger' | 'trustProxy'>,
): Promise<FastifyInstance> {
  const app = fastify({
    ...own,
    bodyLimit: MAX_BODY_BYTES,
    // The longest of any call: body-time.ts has less for most.
    requestTimeout: UPLOAD_TIMEOUT_MS,
    // Idle keep-alive connections would hold a shutdown up; calls under way are finished.
    forceCloseConnections: 'idle',
    // An e-mail address in a path, encoded.
    routerOptions: { maxParamLength: 400 },
    rewriteUrl: readableUrl,
    // Before any route: an address that cannot be read, or is too long.
    frameworkErrors: (error, _, reply) => write(reply, toAnswer(error.statusCode ?? 400, error.message)),
  })
  await app.register(helmet, {
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        connectSrc: ["'self'", 'ws:', 'wss:', ...agoraHosts(backend.callSettings.agora)],
        // Radix, virtua and sonner set styles from scripts.
        styleSrc: ["'self'", "'unsafe-inline'"],
        fontSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...originsOf(backend.mapTiles)],
        mediaSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        // Pages of advertisements, which are ours.
        frameSrc: ["'self'"],
        frameAncestors: ["'none'"],
        // We serve http on a loopback address.
        upgradeInsecureRequests: null,
      },
    },
    // Only means something over https, where a proxy in front sets it.
    strictTransportSecurity: false,
  })
  app.addHook('onRequest', async (_, reply) => void reply.header('permissions-policy', PERMISSIONS))
  await app.register(formbody)
  // A DELETE or POST may come with a JSON content type and no body.
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text === '') return done(null, undefined)
    app.getDefaultJsonParser('error', 'error')(request, text.toString(), done)
  })
  await app.register(multipart, { throwFileSizeLimit: false })
  app.addHook('onRequest', async ({ raw, routeOptions: { bodyLimit = 0 } }) =>
    boundBody(raw, bodyLimit > MAX_BODY_BYTES ? FILE_BODY : SMALL_BODY),
  )

  const { sendScreen } = await servePages(app, backend, portalDir)
  serveDocs(app)
  serveAlertEnd(app, backend)
  if (hasDevPages) {
    serveOutbox(app, backend)
    await serveStandIn(app, backend)
  } else app.get('/a/dev/*', sendMissing)
  app.decorateRequest('admitted', null)
  for (const { method, path, access, maxBodyBytes, guard } of ROUTES) {
    const decide = async (request: FastifyRequest, reply: FastifyReply) => {
      const admission = await guard(backend, readToken(access, request.headers))
      if (admission.kind === 'out') return write(reply, admission.answer)
      const admitted = { respond: admission.respond, isWhole: request.raw.complete }
      request.setDecorator<Admitted>('admitted', admitted)
      return admission
    }
    const admit = async (request: FastifyRequest, reply: FastifyReply) => {
      const admission = await decide(request, reply)
      if (!('before' in admission)) return admission
      const early = await admission.before({
        onceKey: onceKeyOf(request),
        header: headerOf(request),
        bodyBytes: Number(request.headers['content-length'] ?? 0),
        whenOver: (done) => void reply.raw.once('close', done),
      })
      return early === null ? undefined : write(reply, early)
    }
    app.route<{ Params: Record<string, string> }>({
      method,
      url: path,
      bodyLimit: maxBodyBytes,
      onRequest: admit,
      preValidation: async (request, reply) => {
        if (!request.isMultipart()) return
        const { body, clear } = await readMultipart(request, backend.files, maxBodyBytes)
        request.body = body
        if (reply.raw.closed) await clear()
        else reply.raw.once('close', () => void clear())
      },
      // Who sends a body says when it ends: the login may be over by then.
      preHandler: async (request, reply) => {
        if (request.getDecorator<Admitted>('admitted').isWhole) return
        const admission = await decide(request, reply)
        return 'before' in admission ? undefined : admission
      },
      handler: async (request, reply) => {
        const { params, query, body } = request
        const { respond } = request.getDecorator<Admitted>('admitted')
        const left = new AbortController()
        reply.raw.once('close', () => left.abort())
        const caller = {
          bearer: readBearer(request.headers.authorization),
          address: networkOf(request.ip),
          host: request.host,
          seesDevPages: hasDevPages && isFromHere(request),
          language: readLanguage(request.headers['accept-language']),
          onceKey: onceKeyOf(request),
          header: headerOf(request),
          isHttps: request.protocol === 'https',
          signal: left.signal,
        }
        return write(reply, await respond({ ...caller, params, query, body }))
      },
    })
  }

  app.setNotFoundHandler(async (request, reply) => {
    const sent = await sendScreen(request, reply)
    if (sent !== null) return sent
    return isForPage(request.raw) ? sendMissing(request, reply) : write(reply, routeNotFound())
  })
  app.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
    // The log has it already, once for all calls (storage-watch.ts).
    if (error instanceof CannotStore) return write(reply, cannotStore())
    const answer = toAnswer(error.statusCode ?? 500, error.message)
    if (answer.status >= 500) request.log.error({ err: error }, 'a call failed')
    return write(reply, answer)
  })
  return app
}
