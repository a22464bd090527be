import type { Chance } from './chance'

/** How bad things are; each 0..1 is a probability for one frame, call or write. */
export interface Faults {
  /** ms one way, at most. */
  latency: number
  /** Frames of the server that arrive twice. */
  duplicate: number
  /** Frames of the server that arrive cut short, or as rubbish. */
  garble: number
  /** Frames that the server forgets to deliver, acks of what it stored among them. */
  forget: number
  /** A frame on its way cuts the socket: it may or may not have arrived. */
  cut: number
  /** Sockets that open half: one direction swallows everything. */
  halfOpen: number
  /** Sockets that never open. */
  refuse: number
  /** Calls that never reach the server. */
  lostCall: number
  /** Calls that the server answered and nobody hears. */
  lostAnswer: number
  /** Calls that take until their time is over. */
  slowCall: number
  /** Calls answered 500 with rubbish, or an answer cut short. */
  brokenAnswer: number
  /** Calls answered 429. */
  busy: number
  /** Calls answered -401 although the token is good. */
  storm401: number
  /** "need wait db load" */
  dbLoad: number
  /** Sends answered -429. */
  tooFast: number
  /** Sends answered 7101. */
  warning: number
  /** Sends answered -422, not stored. */
  invalid: number
  /** Reads of chunks and amendments that fail while writes succeed. */
  badRead: number
  /** ms that one write takes, or one read, at most; 0 = at once. */
  diskLatency: number
  /** ms that encoding or decoding one text takes, at most; 0 = a microtask. */
  cipherLatency: number
  /** ms until a lock that is free is given, at most; 0 = a microtask. */
  lockLatency: number
}

export const CALM: Faults = {
  latency: 8,
  duplicate: 0,
  garble: 0,
  forget: 0,
  cut: 0,
  halfOpen: 0,
  refuse: 0,
  lostCall: 0,
  lostAnswer: 0,
  slowCall: 0,
  brokenAnswer: 0,
  busy: 0,
  storm401: 0,
  dbLoad: 0,
  tooFast: 0,
  warning: 0,
  invalid: 0,
  badRead: 0,
  diskLatency: 0,
  cipherLatency: 0,
  lockLatency: 0,
}

const NAMES = (Object.keys(CALM) as (keyof Faults)[]).filter((name) => !/latency$/i.test(name))

/** Most worlds have a few faults; each kind is common enough to bite where it is on. */
export function drawFaults(chance: Chance): Faults {
  const faults: Faults = { ...CALM, latency: chance.pick([2, 8, 40, 200, 900]) }
  const count = chance.pick([0, 1, 1, 2, 3, 6])
  for (let i = 0; i < count; i++) faults[chance.pick(NAMES)] = chance.pick([0.02, 0.08, 0.25])
  if (chance.is(0.25)) faults.diskLatency = chance.pick([1, 10, 100])
  if (chance.is(0.25)) faults.cipherLatency = chance.pick([1, 20, 300])
  if (chance.is(0.25)) faults.lockLatency = chance.pick([1, 50, 2_000])
  return faults
}
