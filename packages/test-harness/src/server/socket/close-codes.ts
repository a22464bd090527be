/** Why the server closes a socket; the client's next step depends on it (wire contract). */
export const CloseCode = {
  /** nobody is to come again: there is no chat */
  done: 1000,
  tokenExpired: 4001,
  replaced: 4002,
  kickedOut: 4003,
  badFrames: 1008,
  tooBig: 1009,
  failed: 1011,
  restart: 1012,
  overloaded: 1013,
} as const
