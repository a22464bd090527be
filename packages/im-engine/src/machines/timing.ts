// Every delay, retry and bound of the processes, once. Durations in ms.

export const TIMING = {
  // connection
  /** Heartbeats. Specification 9, contract 8. */
  HEARTBEAT_MS: 50_000,
  /** No frame for this long after a heartbeat: a dead socket. Contract 8. */
  HEARTBEAT_ANSWER_MS: 10_000,
  /** A heartbeat this long after the one before: the machine slept. Hidden tabs run timers once a minute, so more than 50 + 60 s. Laws, lifecycle. */
  SUSPENDED_MS: 120_000,
  /** From open() to an open socket, and from there to the first message. Ours; keeps "healed within 75 s". */
  CONNECT_MS: 10_000,
  /** An open socket without a first message gets the online ping, which is always answered. Ours. */
  PING_NUDGE_MS: 3_000,
  /** First wait before a reconnect. Specification 9. */
  RECONNECT_MS: 2_000,
  /** Each wait is this much longer. Specification 9. */
  RECONNECT_STEP_MS: 2_000,
  /** The longest wait, without jitter. Specification 9. */
  RECONNECT_MAX_MS: 10_000,
  /** A wait is longer by up to this part of it, never shorter. Contract 8. */
  RECONNECT_JITTER: 0.2,

  /** A leader that is told that another socket of its device took its place tries this often again. Decision 44. */
  REPLACED_TRIES: 3,
  /** After a connection that lasted this long those tries count anew. Ours. */
  REPLACED_FORGOTTEN_MS: 60_000,

  // who writes
  /** That somebody writes is told again after this long at the earliest. Ours. */
  TYPING_TOLD_MS: 4_000,

  // calls
  /** An ack of a notice or a signal of a call. Ours, as of receipts. */
  CALL_ACK_MS: 10_000,

  // the server's clock
  /** Answers that tell the server's time count for this long. Decision 47. */
  CLOCK_SAMPLE_MS: 600_000,
  /** Two answers that differ by more than their ways explain, and by this: a clock was set. Ours. */
  CLOCK_JUMP_MS: 1_000,

  // REST
  /** A REST call without a limit of its own. Ours. */
  REQUEST_MS: 15_000,
  /** "need wait db load": tries after the first. Specification 8. */
  DB_LOAD_RETRIES: 3,
  /** "need wait db load": wait before the next try, times the number of the try. Specification 8. */
  DB_LOAD_STEP_MS: 500,
  /** 429 without Retry-After. Ours. */
  BUSY_MS: 1_000,

  // token
  /** A refresh that takes longer has failed. Specification 9, "Refresh helper". */
  REFRESH_MS: 3_000,
  /** Waiting for another tab's refresh; then its lock is taken (a frozen tab keeps its lock). Ours, one refresh long. */
  REFRESH_LOCK_MS: 3_000,

  // sync
  /** All notices of one round. Specification 4. */
  NOTICES_MS: 3_000,
  /** Rest after a round. Specification 4. */
  SYNC_REST_MS: 3_000,
  /** From the rest to the next round. Specification 4. */
  SYNC_EVERY_MS: 30_000,
  /** After an error. Specification 4. */
  SYNC_ERROR_MS: 3_000,

  // outbox
  /** A written message without an ack for this long: the socket is dead. Contract 4. */
  ACK_MS: 10_000,
  /** A message not acked for this long has failed. Contract 4. */
  SEND_EXPIRY_MS: 300_000,

  /** A broadcast without an answer goes again after this long. Ours, as after a failed sync. */
  BROADCAST_RETRY_MS: 3_000,

  // uploads
  /** Before the next try of an upload, times the number of the try. Ours. */
  UPLOAD_RETRY_MS: 5_000,
  /** Between two tellings of how far uploads got. Ours: four a second. */
  UPLOAD_TELL_MS: 250,
  /** Bytes that no message has wanted for this long go. Ours. */
  UPLOAD_ORPHAN_MS: 3_600_000,

  // receipts and read marks
  /** Receipts are collected for this long. Specification 9. */
  RECEIPT_BATCH_MS: 500,
  /** Batches that may be put off one after the other while pages of a catch-up come: 10 s. Ours. */
  RECEIPT_PUT_OFF_MAX: 20,
  /** Between two receipt frames. Specification 9. */
  RECEIPT_SPACING_MS: 1,
  /** An ack of a receipt. Contract 4, "Ack deadline". */
  RECEIPT_ACK_MS: 10_000,
  /** Tries without a socket. Specification 4. "Another send in progress, 20 x 50 ms" has no row: one in flight makes it a queue. */
  RECEIPT_TRIES: 5,
  /** Between those. Specification 4. */
  RECEIPT_RETRY_MS: 2_000,
  /** Read marks are collected for this long. Specification 9, "Unread flush". */
  MARKS_FLUSH_MS: 1_000,
  /** After a failed upload of marks. Ours, as after a failed sync. */
  MARKS_ERROR_MS: 3_000,
  /** After a failed upload of a conversation's settings; as often as receipts. Ours. */
  SETTINGS_ERROR_MS: 3_000,

  // what is told to the log
  /** The same again, at the earliest; each time twice as long. Ours. */
  TOLD_AGAIN_MS: 60_000,
  /** The longest of those waits. Ours. */
  TOLD_AGAIN_MAX_MS: 3_600_000,

  // leadership
  /** A command of a visible follower without an answer: is the leader alive? Ours. */
  COMMAND_ANSWER_MS: 3_000,
  /** A ping without an answer: the lock is stolen. Ours. */
  LEADER_PING_MS: 2_000,
  /** A tab that gave up leading asks again whether somebody leads. Ours. */
  LEADER_CHECK_MS: 10_000,
} as const

/**
 * The wait before reconnect number `attempt` (from 1), e.g. 1 -> 2000..2400 ms, 5 and more -> 10000..12000 ms.
 * `jitter` 0 <= x < 1. Never early. Source: S-CONN-4.
 */
export function reconnectDelay(attempt: number, jitter: number): number {
  const wait = Math.min(
    TIMING.RECONNECT_MAX_MS,
    TIMING.RECONNECT_MS + TIMING.RECONNECT_STEP_MS * (attempt - 1),
  )
  return Math.round(wait * (1 + TIMING.RECONNECT_JITTER * jitter))
}
