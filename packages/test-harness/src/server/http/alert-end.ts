/**
 * /alerts/end/…: the page behind the link in a mail that ends its alert. It needs no login and no script. To open it ends nothing, for
 * programs that read mails open links; its button does, and so does the one POST of a program that knows List-Unsubscribe (RFC 8058).
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { readLanguage } from '../accounts/languages'
import { sayIn } from '../alerts/mails/mail-texts'
import type { Backend } from '../backend'
import type { Language } from '../constants/names'
import { endSearch } from '../seekers/searches'
import { languageOf } from './page-heads'
import { sendMissing } from './pages'
import { escapeHtml, plainPage } from './plain-page'

const PATH = '/alerts/end/:link'

type Request = FastifyRequest<{ Params: { link: string } }>

const findAlert = ({ db }: Backend, id: number) =>
  db
    .selectFrom('saved_searches')
    .innerJoin('accounts', 'accounts.id', 'saved_searches.account_id')
    .select(['saved_searches.name', 'saved_searches.ended_by', 'accounts.language'])
    .where('saved_searches.id', '=', id)
    .executeTakeFirst()

function endedPage(language: Language): string {
  const say = sayIn(language)
  const way = `<a href="/a/job-subscribe">${say('toAlerts')}</a>`
  return plainPage(say('ended'), `<p>${say('endedLead')}</p><p>${way}</p>`, { language })
}

function askPage(name: string, language: Language): string {
  const say = sayIn(language)
  const lead = escapeHtml(say('endLead', { name }))
  const form = `<form method="post"><button type="submit">${say('endDo')}</button><a href="/a/">${say('endKeep')}</a></form>`
  return plainPage(say('endTitle'), `<p>${lead}</p>${form}`, { language })
}

const send = (reply: FastifyReply, html: string): FastifyReply =>
  reply
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex')
    .type('text/html; charset=utf-8')
    .send(html)

/** A link that is none of ours is an address where nothing is. */
export function serveAlertEnd(app: FastifyInstance, backend: Backend): void {
  app.get(PATH, async (request: Request, reply) => {
    const id = backend.endLinks.read(request.params.link)
    if (id === null) return sendMissing(request, reply)
    const alert = await findAlert(backend, id)
    const language = alert ? readLanguage(alert.language) : languageOf(request)
    // Of one that was deleted nothing comes any more, either.
    const isOver = alert === undefined || alert.ended_by !== ''
    return send(reply, isOver ? endedPage(language) : askPage(alert.name, language))
  })
  app.post(PATH, async (request: Request, reply) => {
    const { endLinks, writes, clock } = backend
    const id = endLinks.read(request.params.link)
    if (id === null) return sendMissing(request, reply)
    const alert = await findAlert(backend, id)
    await writes.run((trx) => endSearch(trx, id, clock()))
    return send(reply, endedPage(alert ? readLanguage(alert.language) : languageOf(request)))
  })
}
