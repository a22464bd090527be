// What a person sends, by whatever tab: judged and encoded here, queued in the log, shown at once.

import { mayBroadcast } from './decide/broadcast.js'
import { settled } from './engine-parts.js'
import type { ImEngineOptions, Outgoing, TabStatus } from './engine-types.js'
import type { EngineViews } from './engine-views.js'
import type { Files } from './files.js'
import type { AnyKind, Made } from './kinds/kind.js'
import type { Kinds } from './kinds/registry.js'
import { loadOnDemand } from './load-on-demand.js'
import type { Draft } from './model/conversation.js'
import type { Result } from './model/errors.js'
import { type ClientId, type ConversationKey, partOf, toClientId, toServerId } from './model/ids.js'
import { FILE_MAX_BYTES } from './model/limits.js'
import { type Content, isClientIdTaken } from './model/outbox.js'
import type { UploadBytes } from './model/upload.js'
import { pickText } from './outgoing.js'
import type { Clock } from './ports/clock.js'
import type { SharedLog } from './tabs/shared-log.js'

export interface SendsOptions extends Pick<ImEngineOptions, 'disk'> {
  readonly kinds: Kinds
  readonly clock: Clock
  /** That of the last start. */
  readonly log: () => SharedLog<TabStatus>
  /** Resolves when the database is open. */
  readonly opening: () => Promise<void>
  readonly views: EngineViews
  readonly newId: () => ClientId
}

export class Sends<Own extends AnyKind> {
  readonly #options: SendsOptions
  readonly #kinds: Kinds

  constructor(options: SendsOptions) {
    this.#options = options
    this.#kinds = options.kinds
  }

  get #log(): SharedLog<TabStatus> {
    return this.#options.log()
  }

  async send(
    key: ConversationKey,
    outgoing: Outgoing<Own>,
  ): Promise<Result<{ readonly clientId: ClientId }>> {
    if (typeof outgoing === 'object' && outgoing !== null && 'kind' in outgoing)
      return this.#sendMade(key, outgoing)
    const said = pickText(outgoing)
    return said.ok ? this.#send(key, said.value.content, said.value.draft) : said
  }

  withdraw(
    key: ConversationKey,
    message: { readonly id: string; readonly at: number },
  ): Promise<Result<{ readonly clientId: ClientId }>> {
    return this.#send(key, { kind: 'withdraw', target: toServerId(message.id), at: message.at })
  }

  async forward(
    from: ConversationKey,
    messages: readonly { readonly id: string; readonly at: number }[],
    to: readonly ConversationKey[],
  ) {
    const { forward } = await loadOnDemand(this.#options.clock)
    return forward(
      this.#log.reader,
      (kind, subtype) => this.#kinds.isForwardable(kind, subtype),
      (key, content) => this.#send(key, content),
      from,
      messages,
      to,
    )
  }

  async broadcast(to: readonly ConversationKey[], text: string) {
    const { broadcast } = await loadOnDemand(this.#options.clock)
    return broadcast({ mayBroadcast, partOf }, this.#log, this.#options.newId(), to, text)
  }

  async resend(id: string): Promise<Result<null>> {
    const clientId = toClientId(id)
    const isTaken = isClientIdTaken(this.#log.state().outbox.get(clientId)?.failure)
    const nextClientId = isTaken ? this.#options.newId() : undefined
    return settled(
      await this.#log.submit({
        type: 'resend',
        clientId,
        ...(nextClientId === undefined ? {} : { nextClientId }),
      }),
    )
  }

  async discard(id: string): Promise<Result<null>> {
    return settled(await this.#log.submit({ type: 'discard', clientId: toClientId(id) }))
  }

  /** Judged and encoded here, by the kinds of this tab: the one that leads may not know them. */
  async #sendMade(
    key: ConversationKey,
    made: Made & { readonly quoteId?: string },
  ): Promise<Result<{ readonly clientId: ClientId }>> {
    const encoded = this.#kinds.encode(made)
    if (!encoded.ok) return { ok: false, refusal: { kind: encoded.why, what: encoded.what } }
    const { type, said } = encoded
    if (made.quoteId !== undefined && typeof made.quoteId !== 'string')
      return { ok: false, refusal: { kind: 'malformed', what: 'quoteId' } }
    const quoting = made.quoteId === undefined ? {} : { quoteId: toServerId(made.quoteId) }
    if (type === 'text') return this.#send(key, { kind: 'text', text: said.text, ...quoting })
    return this.#send(key, { kind: 'raw', type, said, ...quoting })
  }

  async #send(
    key: ConversationKey,
    content: Content,
    draft?: Draft,
    clientId = this.#options.newId(),
    bytes?: UploadBytes,
  ): Promise<Result<{ readonly clientId: ClientId }>> {
    const input = {
      type: 'send',
      clientId,
      key,
      content,
      ...(draft === undefined ? {} : { draft }),
      ...(bytes === undefined ? {} : { bytes }),
    } as const
    const endEcho = this.#options.views.echo(this.#log.foresee(input))
    const outcome = await this.#log.submit(input)
    endEcho()
    return outcome.ok ? { ok: true, value: { clientId } } : outcome
  }

  async files(): Promise<Files> {
    const [{ Files }] = await Promise.all([loadOnDemand(this.#options.clock), this.#options.opening()])
    return new Files({
      kinds: this.#kinds,
      log: this.#log,
      limits: FILE_MAX_BYTES,
      isAlone: this.#options.disk === 'memory',
      clock: this.#options.clock,
      newId: this.#options.newId,
      send: (key, clientId, content, bytes) => this.#send(key, content, undefined, clientId, bytes),
    })
  }
}
