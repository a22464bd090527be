// What a command is told when no log ran it.

import type { Outcome } from '../log/door.js'

export const STOPPED: Outcome = {
  ok: false,
  refusal: {
    kind: 'storage',
    error: { kind: 'not-started', origin: 'client', message: 'the engine is stopped' },
  },
}

export const ELSEWHERE: Outcome = {
  ok: false,
  refusal: {
    kind: 'storage',
    error: { kind: 'storage-lost', origin: 'storage', message: 'another tab leads, and keeps all in memory' },
  },
}

export const UNKNOWN: Outcome = { ok: false, refusal: { kind: 'malformed', what: 'command' } }
