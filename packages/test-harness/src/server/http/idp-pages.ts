/**
 * /idp/: the stand-in for identity providers that are not configured, as a browser and an OAuth 2 client see it. Anyone
 * can be anybody there, so it exists for this machine only, and with `--no-dev-pages` not at all.
 *
 *   GET  authorize   a page: who to go on as          POST token        a code for an access token
 *   POST authorize   back to the portal with a code   GET  userinfo     whose token it is
 *   longpay/open     plays the payment app            POST introspect   for whom it was made
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { PROVIDERS, type ProviderName } from '../accounts/social-providers'
import { STAND_IN_CLIENT_ID, STAND_IN_PEOPLE } from '../accounts/stand-in'
import type { Backend } from '../backend'
import { STAND_IN_TTL_MS } from '../limits'
import { readBearer } from './access'
import { isFromHere } from './from-here'
import { readLoginPage } from './login-page'
import { escapeHtml, plainPage } from './plain-page'

const POLICY = "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'"

const sendPage = (reply: FastifyReply, html: string, status = 200) =>
  reply.code(status).header('content-security-policy', POLICY).type('text/html; charset=utf-8').send(html)

const peoplePage = (provider: ProviderName): string =>
  plainPage(
    `Log in with ${provider}`,
    `<p>This page stands in for ${provider}. Nobody is asked for a password. Go on as:</p>
<form method="post">
${STAND_IN_PEOPLE.map(({ subject, name }) => `<p><button name="subject" value="${escapeHtml(subject)}" style="font: inherit; min-width: 16rem; padding: .5rem 1rem">${escapeHtml(name)}</button></p>`).join('\n')}
</form>`,
  )

const refusalPage = (message: string): string => plainPage('This cannot go on', `<p>${message}</p>`)

/** Fields of a query or a form by name; one that comes twice, and no form, have none. */
function fieldsOf(value: unknown): Partial<Record<string, string>> {
  const entries = Object.entries(value ?? {}).filter((entry) => typeof entry[1] === 'string')
  return Object.fromEntries(entries)
}

const providerOf = (request: FastifyRequest): ProviderName | undefined =>
  PROVIDERS.find((one) => one === fieldsOf(request.params).provider)

const isPerson = (subject: string | undefined): subject is string =>
  STAND_IN_PEOPLE.some((person) => person.subject === subject)

/** What a browser sees. */
function servePeople(app: FastifyInstance, { standIn }: Backend): void {
  app.get('/longpay/open', (_, reply) => sendPage(reply, peoplePage('longpay')))
  app.post('/longpay/open', async (request, reply) => {
    const { subject } = fieldsOf(request.body)
    if (!isPerson(subject)) return sendPage(reply, refusalPage('There is nobody of this name.'), 422)
    const token = await standIn.issueToken('longpay', subject)
    return reply.redirect(`/a/login?${new URLSearchParams({ longpayToken: token })}`, 303)
  })

  app.route({
    method: ['GET', 'POST'],
    url: '/:provider/authorize',
    handler: (request, reply) => {
      const provider = providerOf(request)
      if (!provider) return reply.callNotFound()
      const { redirect_uri: redirectUri = '', state } = fieldsOf(request.query)
      const target = readLoginPage(request.host, redirectUri)
      if (!target)
        return sendPage(
          reply,
          refusalPage('It would lead to another page than the login of the portal.'),
          422,
        )
      if (request.method !== 'POST') return sendPage(reply, peoplePage(provider))
      const { subject } = fieldsOf(request.body)
      if (!isPerson(subject)) return sendPage(reply, refusalPage('There is nobody of this name.'), 422)
      target.searchParams.set('code', standIn.issueCode(provider, subject, redirectUri))
      if (state !== undefined) target.searchParams.set('state', state)
      return reply.redirect(target.href, 303)
    },
  })
}

/** What an OAuth 2 client asks. */
function serveClients(app: FastifyInstance, { standIn }: Backend): void {
  app.post('/:provider/token', async (request, reply) => {
    const provider = providerOf(request)
    const { code = '', redirect_uri = '' } = fieldsOf(request.body)
    const token = provider && (await standIn.redeem(provider, code, redirect_uri))
    if (!token) return reply.code(400).send({ error: 'invalid_grant' })
    return reply.send({ access_token: token, token_type: 'Bearer', expires_in: STAND_IN_TTL_MS / 1_000 })
  })
  app.get('/:provider/userinfo', async (request, reply) => {
    const provider = providerOf(request)
    const token = readBearer(request.headers.authorization)
    const identity = provider && (await standIn.identify(provider, token))
    if (!identity) return reply.code(401).send({ error: 'invalid_token' })
    return reply.send({ sub: identity.subject, name: identity.name })
  })
  app.post('/:provider/introspect', async (request, reply) => {
    const provider = providerOf(request)
    const identity = provider && (await standIn.identify(provider, fieldsOf(request.body).token ?? ''))
    return reply.send(identity ? { active: true, client_id: STAND_IN_CLIENT_ID } : { active: false })
  })
}

/** Everybody else gets what an address that does not exist answers. */
export async function serveStandIn(app: FastifyInstance, backend: Backend): Promise<void> {
  await app.register(
    async (idp) => {
      idp.addHook('onRequest', async (request, reply) => {
        if (!isFromHere(request)) return reply.callNotFound()
        reply.header('cache-control', 'no-store')
      })
      servePeople(idp, backend)
      serveClients(idp, backend)
    },
    { prefix: '/idp' },
  )
}
