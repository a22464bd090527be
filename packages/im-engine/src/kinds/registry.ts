import { BRIEF_MAX } from '../model/limits.js'
import type { Message, Said } from '../model/message.js'
import { BUILT_IN } from './built-in.js'
import type { AnyKind, Foreign, Made, Raw } from './kind.js'

/** What a message is, as far as this engine knows: `body` is absent where it does not. */
export interface Reading {
  /** The kind's name, e.g. `poll`; the type on the wire where nobody knows it. */
  readonly kind: string
  /** What it says in words; its content as it came where nobody knows it. */
  readonly text: string
  readonly brief?: string
  readonly body?: unknown
}

/** Told of a kind whose own code failed: a bug of who defined it. */
export type KindFault = (kind: string, error: unknown) => void

type Refused = { readonly ok: false; readonly why: 'not-sendable' | 'malformed'; readonly what: string }

const keyOf = (type: string, subtype: string | undefined): string =>
  type === 'custom' && subtype !== undefined ? `custom ${subtype}` : type

/** All kinds that one engine knows: those of the protocol and those it was given. */
export class Kinds {
  readonly #byWire = new Map<string, AnyKind>()
  readonly #byName = new Map<string, AnyKind>()

  /** Throws where two have one name. */
  constructor(
    own: readonly AnyKind[] = [],
    private readonly onFault: KindFault = () => {},
  ) {
    const all: readonly AnyKind[] = [...BUILT_IN, ...own]
    for (const kind of all) {
      const isTaken =
        this.#byName.has(kind.type) ||
        (kind.subtype !== undefined && this.#byWire.has(keyOf('custom', kind.subtype)))
      if (isTaken || kind.type === 'withdraw' || kind.type === 'withdrawn')
        throw new TypeError(`createImEngine: there are two kinds of the name "${kind.type}"`)
      this.#byName.set(kind.type, kind)
      this.#byWire.set(keyOf(kind.subtype === undefined ? kind.type : 'custom', kind.subtype), kind)
      if (kind.alias !== undefined) this.#byWire.set(keyOf('custom', kind.alias), kind)
    }
  }

  /** What is decided once, when a message is read or sent, and kept with it. Source: S-KIND-3. */
  glance(type: string, subtype: string | undefined, raw: Raw): Pick<Said, 'brief' | 'quiet'> {
    const kind = this.#ofWire(type, subtype)
    if (kind === undefined) return {}
    const body = this.#run(kind, () => kind.decode(raw))
    const brief = body === undefined ? '' : shortened(this.#run(kind, () => kind.preview(body)) ?? '')
    return {
      ...(brief === '' ? {} : { brief }),
      ...(kind.isQuiet === true ? { quiet: true as const } : {}),
    }
  }

  /** `content`: what it says now; a reference may have changed it. Source: S-KIND-4. */
  read(message: Pick<Message, 'kind' | keyof Said>, content = message.text): Reading {
    const { kind: type, subtype } = message
    const brief = message.brief === undefined ? {} : { brief: message.brief }
    const kind = this.#ofWire(type, subtype)
    const body =
      kind === undefined
        ? undefined
        : this.#run(kind, () => kind.decode(rawOf({ ...message, text: content })))
    if (kind === undefined || body === undefined) return { kind: type, text: content, ...brief }
    const words = this.#run(kind, () => (kind.textOf ?? kind.preview)(body)) ?? ''
    return { kind: kind.type, text: words, ...brief, body }
  }

  /** The name of what a row of the list tells of. */
  nameOf(type: string, subtype: string | undefined): string {
    return this.#ofWire(type, subtype)?.type ?? type
  }

  /** Whether people may send it on: what nobody knows goes as it came. */
  isForwardable(type: string, subtype: string | undefined): boolean {
    return this.#ofWire(type, subtype)?.sender !== 'server'
  }

  /** As it is kept and sent; refused where no person may send it, or its kind says what is wrong. Source: S-KIND-6. */
  encode({
    kind: name,
    body,
  }: Made): { readonly ok: true; readonly type: string; readonly said: Said } | Refused {
    const kind = this.#byName.get(name)
    if (kind === undefined || kind.sender === 'server') return { ok: false, why: 'not-sendable', what: name }
    try {
      const wrong = kind.judge?.(body)
      if (wrong !== undefined) return { ok: false, why: 'malformed', what: wrong }
      const raw = kind.encode(body)
      const type = kind.subtype === undefined ? kind.type : 'custom'
      const extra = kind.subtype === undefined ? raw.extra : { ...raw.extra, subtype: kind.subtype }
      const sent: Raw = extra === undefined ? raw : { ...raw, extra }
      const subtype = subtypeOf(type, extra)
      const { extra: _extra, ...rest } = sent
      return {
        ok: true,
        type,
        said: {
          ...rest,
          text: rest.text.toWellFormed(),
          ...(extra === undefined ? {} : { extra: JSON.stringify(extra) }),
          ...(subtype === undefined ? {} : { subtype }),
          ...this.glance(type, subtype, sent),
        },
      }
    } catch (error) {
      this.onFault(name, error)
      return { ok: false, why: 'malformed', what: `${name}: ${String(error)}` }
    }
  }

  #ofWire(type: string, subtype: string | undefined): AnyKind | undefined {
    return this.#byWire.get(keyOf(type, subtype))
  }

  /** Code of whoever defined the kind: what it throws costs its own message its look, and nothing else. */
  #run<T>(kind: AnyKind, run: () => T): T | undefined {
    try {
      return run()
    } catch (error) {
      this.onFault(kind.type, error)
      return undefined
    }
  }
}

/** The kinds of the protocol and no others. */
export const PROTOCOL = new Kinds()

/** Of a `custom` only: a text or a number. Source: specification 3, S-KIND-2. */
export function subtypeOf(type: string, extra: Foreign | undefined): string | undefined {
  const subtype = type === 'custom' && extra !== undefined ? extra.subtype : undefined
  if (typeof subtype === 'number') return String(subtype)
  return typeof subtype === 'string' && subtype !== '' && subtype.length <= 64 ? subtype : undefined
}

function rawOf({ text, extra, more, jobId }: Said): Raw {
  return {
    text,
    ...(extra === undefined ? {} : { extra: JSON.parse(extra) as Foreign }),
    ...(more === undefined ? {} : { more }),
    ...(jobId === undefined ? {} : { jobId }),
  }
}

/** One line, cut between units that belong together. */
const shortened = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, BRIEF_MAX)
    .toWellFormed()
    .replace(/\uFFFD$/, '')
