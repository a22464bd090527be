/**
 * /dev/outbox: the mail and SMS that were captured, and the pictures and sums that wait for their answer. It holds
 * codes, so it exists for this machine only, and with `--no-dev-pages` not at all.
 */
import type { FastifyInstance } from 'fastify'
import { listMessages, readMailPage } from '../accounts/outbox'
import type { Backend } from '../backend'
import { isFromHere } from './from-here'
import { readId } from './job-params'
import { escapeHtml, plainPage } from './plain-page'

/** A mail with a page of its own is read there. */
interface Cell {
  readonly text: string
  readonly href: string
}

const cellOf = (cell: string | Cell): string =>
  typeof cell === 'string'
    ? escapeHtml(cell)
    : `<a href="${escapeHtml(cell.href)}">${escapeHtml(cell.text)}</a>`

const row = (cells: readonly (string | Cell)[]): string =>
  `<tr>${cells.map((cell) => `<td>${cellOf(cell)}</td>`).join('')}</tr>`

const table = (heads: readonly string[], rows: readonly (readonly (string | Cell)[])[]): string =>
  rows.length === 0
    ? '<p>None.</p>'
    : `<table><thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead>
<tbody>${rows.map(row).join('\n')}</tbody></table>`

/** Everybody else gets what an address that does not exist answers. */
export function serveOutbox(app: FastifyInstance, backend: Backend): void {
  app.get<{ Querystring: { format?: unknown } }>('/dev/outbox', async (request, reply) => {
    if (!isFromHere(request)) return reply.callNotFound()
    reply.header('cache-control', 'no-store')
    const rows = await listMessages(backend.db)
    const messages = rows.map(({ id, channel, recipient, body, sent_at, subject, html, head }) => {
      const page = html === '' ? {} : { subject, head, page: `/dev/outbox/${id}` }
      return { id, channel, recipient, body, sentAt: sent_at, ...page }
    })
    const captchas = backend.captchas.list()
    if (request.query.format === 'json') return reply.send({ messages, captchas })
    const sent = messages.map(({ sentAt, channel, recipient, body, subject = '', page }) => [
      new Date(sentAt).toISOString(),
      channel,
      recipient,
      page === undefined ? body : { text: subject, href: page },
    ])
    const waiting = captchas.map(({ mobile, answer }) => [mobile, answer])
    const html = plainPage(
      'Outbox',
      `<p>What the server sends is captured here instead of leaving it. Newest first.</p>
<h2>Mail and SMS</h2>
${table(['Sent', 'By', 'To', 'Text'], sent)}
<h2>Pictures and sums that wait for their answer</h2>
${table(['Number', 'Answer'], waiting)}`,
    )
    return reply.type('text/html; charset=utf-8').send(html)
  })
  app.get<{ Params: { id: string } }>('/dev/outbox/:id', async (request, reply) => {
    if (!isFromHere(request)) return reply.callNotFound()
    const id = readId(request.params.id)
    const page = id === undefined ? undefined : await readMailPage(backend.db, id)
    if (page === undefined) return reply.callNotFound()
    return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page)
  })
}
