// kinds/ knows what messages say: one file for each kind, with the same name in the server (server/chat/kinds) and in the
// portal (features/chat/kinds). Only wire/ (reading) and views/ (showing) know this folder: rules, log and disk keep what
// came, so a kind that is defined later shows what is stored already.
//
//   a frame > wire/ > Said (+ brief, quiet, decided once) > log, disk > views/ > decode > body > a screen
//   a body > encode > Said > outbox > wire/ > a frame
//
// To add one: a file here, its line in built-in.ts, and its two files on the other sides (ARCHITECTURE.md, "A kind").

import type { More } from '../model/message.js'

/** An object of somebody else: only ever read field by field. */
export type Foreign = Readonly<Record<string, unknown>>

/** A message's content as it stands on the wire, e.g. `{ text: "", extra: { latitude: 11.55, longitude: 104.92 } }`. */
export interface Raw {
  readonly text: string
  readonly extra?: Foreign
  readonly more?: More
  readonly jobId?: string
}

/** A message that is to be sent, e.g. `{ kind: "poll", body: { question: "Lunch?", options: ["Yes", "No"] } }`. */
export interface Made<T extends string = string, Body = unknown> {
  readonly kind: T
  readonly body: Body
}

/** How one kind of message is read, written and told in few words. */
export interface KindDefinition<T extends string, Body> {
  /** Its name, e.g. `poll`; letters, digits, `-` and `_`, at most 64. */
  readonly type: T
  /** From the wire; undefined = this is none: it is shown as an unknown type. What it throws counts as that, too. */
  decode(raw: Raw): Body | undefined
  encode(body: Body): Raw
  /** In the list and in a quote, e.g. `"Lunch?"`; the first 80 units are kept. */
  preview(body: Body): string
  /** What a search looks through and a copy takes; the preview where absent. */
  textOf?(body: Body): string
  /** What is wrong with a body that somebody is about to send, e.g. `"a poll needs two options"`; undefined = nothing. */
  judge?(body: Body): string | undefined
}

/** A kind, as the engine is given it and as a screen asks it. */
export interface Kind<T extends string = string, Body = unknown> extends KindDefinition<T, Body> {
  /** `server`: no client may send it. */
  readonly sender: 'person' | 'server'
  /** It travels as `custom` with this in `extra.subtype`, so that every backend of the protocol takes it. */
  readonly subtype?: string
  /** A `custom` of this subtype is one of these, too. Source: specification 3. */
  readonly alias?: string
  /** Servers read it: it is never encrypted. */
  readonly isPlain?: true
  /** It is not counted as unread. */
  readonly isQuiet?: true
  /** What `engine.send` takes. */
  of(body: Body): Made<T, Body>
  /** Narrows a shown message: `if (poll.is(message)) message.body.question`. */
  is<M extends { readonly kind: string; readonly body?: unknown }>(
    message: M,
  ): message is M & { readonly kind: T; readonly body: Body }
}

/** Any kind, whatever its body: only its own file knows that. */
// biome-ignore lint/suspicious/noExplicitAny: a list of kinds has bodies of many types, each read by its own kind alone.
export type AnyKind = Kind<string, any>

type Options = Pick<Kind, 'sender' | 'subtype' | 'alias' | 'isPlain' | 'isQuiet'>

export function makeKind<T extends string, Body>(
  definition: KindDefinition<T, Body>,
  options: Options,
): Kind<T, Body> {
  const { type } = definition
  return {
    ...definition,
    ...options,
    of: (body) => ({ kind: type, body }),
    is: (message): message is typeof message & { readonly kind: T; readonly body: Body } =>
      message.kind === type && message.body !== undefined,
  }
}

/** A kind of the protocol that people send. */
export const personKind = <T extends string, Body>(
  definition: KindDefinition<T, Body>,
  options: Omit<Options, 'sender'> = {},
) => makeKind(definition, { ...options, sender: 'person' })

/** A kind of the protocol that only servers send. */
export const serverKind = <T extends string, Body>(
  definition: KindDefinition<T, Body>,
  options: Omit<Options, 'sender'> = {},
) => makeKind(definition, { ...options, sender: 'server' })
