/**
 * /dev/outbox: the mail and SMS that were captured, and the pictures and sums that wait for their answer. It holds
 * codes, so it exists for this machine only, and with `--no-dev-pages` not at all.
 */
import type { FastifyInstance } from 'fastify'
import { listMessages } from '../accounts/outbox'
import type { Backend } from '../backend'
import { isFromHere } from './from-here'
import { escapeHtml, plainPage } from './plain-page'

const row = (cells: readonly string[]): string =>
  `<tr>${cells.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('')}</tr>`

const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
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
    const messages = rows.map(({ id, channel, recipient, body, sent_at }) => {
      return { id, channel, recipient, body, sentAt: sent_at }
    })
    const captchas = backend.captchas.list()
    if (request.query.format === 'json') return reply.send({ messages, captchas })
    const sent = messages.map(({ sentAt, channel, recipient, body }) => [
      new Date(sentAt).toISOString(),
      channel,
      recipient,
      body,
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
}
