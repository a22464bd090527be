import type { Outgoing } from './engine-types.js'
import type { Draft } from './model/conversation.js'
import type { Result } from './model/errors.js'
import { toServerId } from './model/ids.js'
import { isPlace, judgePlaces } from './model/mention.js'
import type { Content } from './model/outbox.js'

type TextContent = Extract<Content, { readonly kind: 'text' }>
type WithPreview = Extract<Content, { readonly kind: 'raw' }>

/** A text as the log takes it, and the draft that it was. */
export interface SaidText {
  readonly content: TextContent | WithPreview
  readonly draft: Draft | undefined
}

const isText = (value: unknown): boolean => typeof value === 'string'
const isTextList = (value: unknown): boolean => Array.isArray(value) && value.every(isText)
const isOn = (value: unknown): boolean => typeof value === 'boolean'

/** What goes into a text message besides its words, and what each must be. */
const FIELDS = {
  quoteId: isText,
  jobId: isText,
  mentions: isTextList,
  mentionsAt: Array.isArray,
  notSaved: isOn,
  mustSave: isOn,
} as const

const malformed = (what: string) => ({ ok: false, refusal: { kind: 'malformed', what } }) as const

/** Takes from what a caller gives what a text message has, and nothing else; from JavaScript anything may come. Source: S-API-14. */
export function pickText(outgoing: Exclude<Outgoing, { readonly kind: unknown }>): Result<SaidText> {
  const given: Readonly<Record<string, unknown>> = Object(isText(outgoing) ? { text: outgoing } : outgoing)
  if (!isText(given.text)) return malformed('text')
  const content: Record<string, unknown> = { kind: 'text', text: given.text }
  for (const [name, isGood] of Object.entries(FIELDS)) {
    const value = given[name]
    if (value === undefined || value === false) continue
    if (!isGood(value)) return malformed(name)
    content[name] = name === 'mentionsAt' ? (value as unknown[]).filter(isPlace) : value
  }
  const draft = given.draft as { readonly text: unknown; readonly quoteId?: unknown } | undefined
  if (draft !== undefined && !isText(draft?.text)) return malformed('draft')
  const said = content as unknown as TextContent
  return { ok: true, value: { content: withPreview(said, given.preview), draft: draft && toDraft(draft) } }
}

/**
 * A text with a preview of its link is kept and sent like a card, which has room for it: in `extra`, as the wire has it. What goes
 * unsaved or unchecked has none. Source: S-PREV-2.
 */
function withPreview(said: TextContent, preview: unknown): SaidText['content'] {
  const { quoteId, jobId, mentions, mentionsAt, notSaved, mustSave } = said
  if (typeof preview !== 'object' || preview === null || notSaved || mustSave) return said
  const text = said.text.toWellFormed()
  const places = judgePlaces(text, mentions, mentionsAt)
  const extra = JSON.stringify({
    ...(mentions === undefined ? {} : { mentions }),
    ...(places.length === 0 ? {} : { mentionsAt: places }),
    preview,
  })
  return {
    kind: 'raw',
    type: 'text',
    said: { text, extra, ...(jobId === undefined ? {} : { jobId }) },
    ...(quoteId === undefined ? {} : { quoteId }),
  }
}

const toDraft = ({ text, quoteId }: { readonly text: unknown; readonly quoteId?: unknown }): Draft => ({
  text: String(text),
  quoteId: typeof quoteId === 'string' ? toServerId(quoteId) : null,
})
