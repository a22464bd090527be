// record/ makes recordings. A recording is what reached engines from outside and what they sent: enough to run them again
// through their public doors.
//
//   page:   ports, tokens, commands --> TabRecorder --+                 +--> RecordingWriter --> bytes (format.ts)
//   proxy:  calls and frames passing ------------------+--> Recorder ---+
//                                                            redact.ts: decrypts, maps ids, replaces words; before it
//                                                            nothing is kept, behind it nothing is secret
//
//   bytes --> readRecording --> replay/: the same frames and answers to a fresh engine on virtual time
//
// Absent: tokens, headers, query strings, facts, snapshots. A fact is what the engine made of its input, so replaying
// facts would prove nothing.

import type { ContactCommands, ConversationView, GroupCommands, ImEngine } from '@sarika/im-engine'

/** A file of another version is refused, not guessed at. */
export const FORMAT_VERSION = 1

/** Plain JSON, as it was on the wire but for what redaction replaced. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [field: string]: Json }

/** `text`: no words are in it. `keep-text`: what people wrote in messages as it was; all else as under `text`. */
export type Redaction = 'text' | 'keep-text'

export interface Header {
  readonly format: typeof FORMAT_VERSION
  /** Version of the engine package, e.g. "0.1.0". */
  readonly engine: string
  /** Of the wire's schemas; another one may read these frames differently. */
  readonly wire: string
  readonly redaction: Redaction
  /** `proxy`: only what passed a proxy is in it, commands are concluded from it. */
  readonly source: 'page' | 'proxy'
  /** ms since epoch. */
  readonly startedAt: number
}

/** A frame or body: JSON as a value; what is no JSON as text of the same shape. */
export type Payload = { readonly json: Json } | { readonly text: string }

type MethodOf<T> = {
  [Name in keyof T]: T[Name] extends (...args: never[]) => unknown ? Name : never
}[keyof T & string]

/** Methods that change nothing: they are not recorded. */
type Question =
  | 'conversation'
  | 'search'
  | 'starred'
  | 'receiversOf'
  | 'receiptsOf'
  | 'why'
  | 'inspect'
  | 'trace'
  | 'quiesce'
  | 'unsent'
  | 'getSnapshot'
  | 'subscribe'
  | 'countBehind'
  | 'serverNow'
  | 'fileOf'
  | 'images'
  | 'on'
  | 'whenCaughtUp'
  // Kept nowhere, and told once in 4 s at most.
  | 'tellTyping'

export type EngineCommand = Exclude<MethodOf<ImEngine>, Question>
export type ViewCommand = Exclude<MethodOf<ConversationView>, Question>

/** Of `engine.contacts`; questions too, for each is a call of its own. */
export type PeopleCommand = keyof ContactCommands

/** Of `engine.groups`, in the same way. */
export type GroupCommand = keyof GroupCommands

/**
 * Names of the commands that change something. A new method of the engine is one, and does not compile until recorder
 * (record/commands.ts), replay (replay/replayed-commands.ts) and proxy (replay/concluded.ts) know it.
 */
export type CommandName = EngineCommand | ViewCommand | `contacts.${PeopleCommand}` | `groups.${GroupCommand}`

export type Happening =
  /** A tab begins; `me` is the account, tabs of one account share disk, locks and channel. */
  | {
      readonly type: 'tab'
      readonly me: string
      readonly isOnline: boolean
      readonly isVisible: boolean
      /** ms since epoch, 0 = never. */
      readonly refreshAt: number
    }
  | { readonly type: 'command'; readonly id: number; readonly name: CommandName; readonly args: Json }
  /** What came of it: accepted or not, and the client ids of what was accepted, in order. */
  | {
      readonly type: 'settled'
      readonly id: number
      readonly isOk: boolean
      readonly clientIds: readonly string[]
    }
  /** The engine asks for socket number `generation` (from 1). */
  | { readonly type: 'socket'; readonly generation: number }
  | { readonly type: 'opened'; readonly generation: number }
  | { readonly type: 'in'; readonly generation: number; readonly frame: Payload }
  /** `isWritten` false: the socket was not open. */
  | {
      readonly type: 'out'
      readonly generation: number
      readonly frame: Payload
      readonly isWritten: boolean
    }
  | { readonly type: 'close'; readonly generation: number; readonly code: number }
  | { readonly type: 'closed'; readonly generation: number; readonly code: number }
  | {
      readonly type: 'ask'
      readonly id: number
      readonly method: string
      readonly path: string
      readonly body: Payload | null
    }
  | {
      readonly type: 'answer'
      readonly id: number
      readonly kind: 'answer' | 'network' | 'timeout'
      readonly status: number
      readonly body: Payload
      readonly retryAfterMs: number
    }
  | { readonly type: 'online'; readonly isOnline: boolean }
  | { readonly type: 'visible'; readonly isVisible: boolean }
  | { readonly type: 'refresh' }
  /** `refreshAt` of the new token in ms since epoch. */
  | {
      readonly type: 'refreshed'
      readonly kind: 'token' | 'refused' | 'network'
      readonly refreshAt: number
    }
  /** 0 <= value < 1: jitter. */
  | { readonly type: 'chance'; readonly value: number }
  /** The wall clock was moved by `byMs` while timers went on. */
  | { readonly type: 'clock'; readonly byMs: number }
  /** The tab died: nothing of it reaches the disk any more. */
  | { readonly type: 'kill' }
  /** Its database was not empty at the start: a replay shows only what came since. */
  | { readonly type: 'stored' }
  /** The run is over; `state` is what the account showed at rest. */
  | { readonly type: 'state'; readonly me: string; readonly state: Summary }
  | { readonly type: 'end' }

/** One record: `at` ms since the start, by a clock that only goes forward; `tab` names who, "" = nobody. */
export type Entry = Happening & { readonly at: number; readonly tab: string }

/** What a conversation shows. */
export interface ConversationSummary {
  readonly key: string
  readonly messages: number
  readonly unread: number
  readonly mentions: number
  /** The newest message of others that is read. */
  readonly mark: { readonly at: number; readonly id: string } | null
  readonly lastId: string
  /** sha256 hex over id, state, ticks and withdrawal of every message in shown order. */
  readonly digest: string
}

export interface Summary {
  /** By key, in the order of code units. */
  readonly conversations: readonly ConversationSummary[]
  /** sha256 hex of their JSON. */
  readonly digest: string
}

/** A recording in memory; `isWhole` false = it stops where it was cut or damaged. */
export interface Recording {
  readonly header: Header
  readonly entries: readonly Entry[]
  readonly isWhole: boolean
}
