// load/ puts thousands of sockets on one server process and measures that process (npm run bench:server).
//
//   load ---- orders ----> swarm 1, swarm 2   plain frames over ws, no engine: what is measured is the server
//     |                        |  sockets and calls, over loopback
//     |---- orders ----> server process ------ libsql file <---- crowd (accounts, groups of 50, what was missed)
//
//   idle      connect everybody, collect garbage, read the resident size
//   storm     SIGKILL; messages are written meanwhile; start; everybody comes back as the engine would and catches up
//   talk      so many messages a second into the groups; a message counts from when it was due to its last member
//
// This file has the orders that the load gives to the other processes.

import type { Member } from './crowd'

/** What the load asks of a swarm. */
export type SwarmOrder =
  | { readonly type: 'connect'; readonly url: string; readonly members: readonly Member[] }
  /** Every member must get these ids, of their group, by pages. */
  | { readonly type: 'expect-missed'; readonly idsByGroup: Readonly<Record<string, readonly string[]>> }
  | ({ readonly type: 'talk' } & Pace)

/** How much is said, and how long what has not come is waited for before it counts as missing. */
export interface Pace {
  readonly perSecond: number
  readonly seconds: number
  readonly graceMs: number
}

export type SwarmReport =
  | { readonly type: 'connected' }
  /** When each member was back and had all, ms since epoch, and how many got something else than what they missed. */
  | { readonly type: 'back'; readonly at: readonly number[]; readonly wrong: number }
  | { readonly type: 'talked'; readonly talk: Talk }

/** What a swarm saw of its messages. */
export interface Talk {
  readonly sent: number
  /** From when a message was due to when the last other member had it, ms; only of messages that all got. */
  readonly lastMemberMs: readonly number[]
  /** Frames that never came, and frames that came twice. */
  readonly missing: number
  readonly doubled: number
  /** How late this swarm itself was at its worst percent of looks at the clock, ms: its process had no turn. */
  readonly latenessMs: number
}

/** What the load asks of the server process. */
export type ServerOrder = { readonly type: 'measure' }
export type ServerReport =
  | { readonly type: 'listening'; readonly url: string }
  | ({ readonly type: 'measured' } & Measured)

/** What the server process says of itself; the last two since it was asked before. */
export interface Measured {
  readonly rssBytes: number
  readonly heapBytes: number
  /** Of one core, from 0 to 1. */
  readonly busy: number
  /** The longest that its event loop was late, ms. */
  readonly latenessMs: number
}
