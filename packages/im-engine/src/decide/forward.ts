import type { Result } from '../model/errors.js'
import type { Message } from '../model/message.js'
import type { Content } from '../model/outbox.js'

/**
 * What goes on of a message, or why nothing does: its words, without whom they named and what they answered; of any other
 * kind what it says, as it came. What only servers send stays where it is. Source: S-FORWARD-1.
 */
export function contentToForward(
  message: Message | undefined,
  isForwardable: (kind: string, subtype: string | undefined) => boolean,
): Result<Content> {
  if (message === undefined) return { ok: false, refusal: { kind: 'unknown-message' } }
  if (message.withdrawnAt !== undefined) return { ok: false, refusal: { kind: 'withdrawn' } }
  const { kind, text, extra, more, jobId, subtype, brief, quiet } = message
  if (message.damage !== undefined || !isForwardable(kind, subtype))
    return { ok: false, refusal: { kind: 'not-forwardable' } }
  if (kind === 'text') return { ok: true, value: withPreview(text, extra) }
  const said = {
    text,
    ...(extra === undefined ? {} : { extra }),
    ...(more === undefined ? {} : { more }),
    ...(jobId === undefined ? {} : { jobId }),
    ...(subtype === undefined ? {} : { subtype }),
    ...(brief === undefined ? {} : { brief }),
    ...(quiet === undefined ? {} : { quiet }),
  }
  return { ok: true, value: { kind: 'raw', type: kind, said } }
}

/** A preview goes on with its link. Source: S-PREV-3. */
function withPreview(text: string, extra: string | undefined): Content {
  const { preview } = extra?.includes('"preview"') ? (JSON.parse(extra) as { preview?: unknown }) : {}
  if (typeof preview !== 'object' || preview === null) return { kind: 'text', text }
  return { kind: 'raw', type: 'text', said: { text, extra: JSON.stringify({ preview }) } }
}
