import type { Commit, Fact } from './facts.js'

/** Version of the facts that this engine writes. 2: messages-updated, messages-returned, history-dropped, history-returned, a warning, a broadcastId; 3: settings-sent; 4: revisions of what changed of a group, outAt; 5: conversation-deleted; 6: mentionsAt of a message and of what is sent; all of older ones is as it was. */
export const FACT_VERSION = 6

/** Facts as one record of the log; e.g. `{ at: 1700000000000, version: 1, facts: [...] }`. */
export const newCommit = (facts: readonly Fact[], at: number): Commit => ({
  at,
  version: FACT_VERSION,
  facts,
})

/**
 * A commit of any older version as one of today's; undefined for one from a newer engine, which must not be guessed at.
 * Source: S-LOG-9.
 */
export function upcast(commit: Commit): Commit | undefined {
  return commit.version <= FACT_VERSION ? commit : undefined
}
