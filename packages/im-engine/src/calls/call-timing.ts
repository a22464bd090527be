// Times of calls, ms.

/** An invitation rings this long, by the server's clock. Ours. Source: S-CALL-6. */
export const RING_MS = 60_000
/** The caller waits this much longer for the server's word that nobody answered. Ours. */
export const RING_GRACE_MS = 5_000
/** That a call is over is shown for this long. Ours. */
export const OVER_MS = 5_000
/** The tab that has a call says so this often. Ours, as tabs that show a conversation. */
export const HERE_MS = 20_000
/** A tab that did not say so for this long has it no more. Ours; hidden tabs run timers once a minute. */
export const GONE_MS = 65_000
/** What a person hung up is told to the server until it is this old. Ours: then nobody rings any more. */
export const FAREWELL_MS = 75_000
