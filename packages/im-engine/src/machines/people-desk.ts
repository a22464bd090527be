// What a person asks about people, asked of the server:
//
//   ask > may it be, by the contact's lifecycle? > one call after the other > what each answered, committed as its notice says it
//
// The notice that the server sends besides says the same and changes nothing. Absent: a queue. What the server did not answer is
// refused, and the person may ask again.

import { after } from '../decide/lifecycle.js'
import type { PeopleCommand } from '../decide/people-commands.js'
import { type Deed, judgePeople } from '../decide/people-commands.js'
import type { LogDoor, Outcome } from '../log/door.js'
import { unreachable } from '../model/errors.js'
import type { ImId } from '../model/ids.js'
import { PHONES_MAX } from '../model/limits.js'
import type { Contact } from '../model/people.js'
import type { PeopleAsk, Privacy } from '../model/people-ask.js'
import type { Call } from '../wire/calls.js'
import type { Broken, Refused } from '../wire/envelope.js'
import {
  addCall,
  blockCall,
  changeCall,
  decisionCall,
  decodeChanged,
  decodeFound,
  decodeMatched,
  decodePrivacy,
  findCall,
  matchCall,
  privacyCall,
  removeCall,
  requestCall,
  setPrivacyCall,
  tagCall,
} from '../wire/people.js'
import type { Rest, RestFailure } from './rest.js'
import { unavailable } from './unavailable.js'

export interface PeopleDeps {
  readonly log: LogDoor
  readonly rest: Rest
  readonly me: ImId
}

/** Carries out a command about people, and answers what it asked for. Source: S-FRIEND-3. */
export function askPeople(deps: PeopleDeps, ask: PeopleAsk, signal: AbortSignal): Promise<Outcome> {
  const { rest, me } = deps
  const { position } = deps.log.state()
  const valued = (value: unknown): Outcome => ({ ok: true, position, value })

  async function read<Ok extends { readonly kind: 'ok' }>(
    call: Call,
    decode: (body: string) => Ok | Refused | Broken,
    toValue: (ok: Ok) => unknown,
  ): Promise<Outcome> {
    const answer = await rest.call(call, decode, signal)
    return answer.kind === 'ok' ? valued(toValue(answer)) : refusalOf(answer)
  }

  async function setPrivacy(change: Partial<Privacy>): Promise<Outcome> {
    for (const [key, value] of Object.entries(change)) {
      const call = setPrivacyCall(me, key as keyof Privacy, value)
      const answer = await rest.call(call, decodePrivacy, signal)
      if (answer.kind !== 'ok') return refusalOf(answer)
    }
    return valued(null)
  }

  switch (ask.type) {
    case 'find': {
      const text = ask.text.trim()
      // Nobody is called so, and an address would take them for folders.
      if (['', '.', '..'].includes(text)) return Promise.resolve(valued(null))
      return read(findCall(ask.by, text), decodeFound, ({ people }) => people[0] ?? null)
    }
    case 'match': {
      const { length } = ask.phones
      if (length === 0) return Promise.resolve(valued([]))
      if (length > PHONES_MAX)
        return Promise.resolve({ ok: false, refusal: { kind: 'too-long', limit: PHONES_MAX, length } })
      return read(matchCall(me, ask.phones), decodeMatched, ({ people }) => people)
    }
    case 'privacy':
      return read(privacyCall(me), decodePrivacy, ({ privacy }) => privacy)
    case 'set-privacy':
      return setPrivacy(ask.change)
    default:
      return carryOut(deps, ask, signal)
  }
}

async function carryOut(deps: PeopleDeps, ask: PeopleCommand, signal: AbortSignal): Promise<Outcome> {
  const { log, rest } = deps
  const verdict = judgePeople(log.state(), ask)
  if (verdict.kind === 'refused') return { ok: false, refusal: verdict.refusal }
  let { position } = log.state()
  for (const { call, deed } of verdict.kind === 'may' ? callsOf(deps.me, ask, verdict.deeds) : []) {
    const answer = await rest.call(call, decodeChanged, signal)
    if (answer.kind !== 'ok') return refusalOf(answer)
    const { contacts, at } = answer
    const committed = await commit(log, contacts.length > 0 ? contacts : foreseen(deed, at), at)
    if (!committed.ok) return committed
    position = committed.position
  }
  return { ok: true, position, value: null }
}

/** Of who stands in no list, e.g. because nobody has this id, the server says only that it is done. */
const foreseen = ({ contact, event }: Deed, at: number): readonly Contact[] =>
  event === undefined ? [] : [after(contact, event, at)]

const commit = (log: LogDoor, contacts: readonly Contact[], at: number): Promise<Outcome> =>
  log.submit({
    type: 'receive',
    source: 'live',
    messages: [],
    withdrawals: [],
    notices: contacts.map((contact) => ({ type: 'contact', contact, at })),
    poison: [],
  })

/** One call for all, but for requests that are seen: each has its own. */
function callsOf(
  me: ImId,
  ask: PeopleCommand,
  deeds: readonly Deed[],
): readonly { readonly call: Call; readonly deed: Deed }[] {
  if (ask.type === 'seen')
    return deeds.flatMap((deed) => {
      const { request } = deed.contact
      return request === null ? [] : [{ call: decisionCall(me, request.requestId, 'seen'), deed }]
    })
  const call = callOf(me, ask)
  return deeds.slice(0, 1).map((deed) => ({ call, deed }))
}

function callOf(me: ImId, ask: Exclude<PeopleCommand, { readonly type: 'seen' }>): Call {
  switch (ask.type) {
    case 'request':
      return requestCall(me, ask.imId, ask.options)
    case 'answer':
      return decisionCall(me, ask.requestId, ask.decision)
    case 'add':
      return addCall(me, ask.imId)
    case 'remove':
      return removeCall(me, ask.imId)
    case 'block':
      return blockCall(me, ask.imId, true)
    case 'unblock':
      return blockCall(me, ask.imId, false)
    case 'change':
      return changeCall(me, ask.imId, ask.change)
    case 'tag':
      return tagCall(me, ask.tags)
    default:
      return unreachable(ask)
  }
}

/** The server's words for what a person can be told in ours. */
const REFUSED: ReadonlyMap<number | string, 'not-found' | 'not-allowed'> = new Map([
  ['not_found', 'not-found'],
  ['not_allowed', 'not-allowed'],
])
const TOO_FAST = -429

/** What a person is told of a call that did not do it. */
export function refusalOf(failure: RestFailure): Extract<Outcome, { ok: false }> {
  if (failure.kind === 'busy' && failure.code === TOO_FAST)
    return { ok: false, refusal: { kind: 'too-fast', retryAfterMs: failure.retryAfterMs } }
  if (failure.kind !== 'refused') return unavailable(failure)
  const { code, message } = failure
  if (code === 'invalid') return { ok: false, refusal: { kind: 'malformed', what: message } }
  const kind = REFUSED.get(code)
  return kind === undefined ? unavailable(failure) : { ok: false, refusal: { kind } }
}
