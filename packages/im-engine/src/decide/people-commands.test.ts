import { describe, expect, it } from 'vitest'
import { toImId } from '../model/ids.js'
import { type Contact, type ContactRequest, newContact, noContact } from '../model/people.js'
import type { PeopleAsk } from '../model/people-ask.js'
import { ANN, contact, ME, stateOf } from '../model/test-build.js'
import { judgePeople, type PeopleCommand } from './people-commands.js'

const request = (parts: Partial<ContactRequest>): ContactRequest => ({
  ...{ requestId: 'q', isMine: false, message: '', addBy: 'account', addFrom: '', at: 5 },
  ...{ status: 'pending', isRead: false },
  ...parts,
})
const asked = (parts: Partial<ContactRequest>): Contact =>
  newContact({ ...noContact(ANN), request: request(parts) }, false, 0, 0)

const PEOPLE = {
  nobody: [],
  stranger: [newContact(noContact(ANN), false, 0, 0)],
  asked: [asked({ isMine: true })],
  wasAsked: [asked({})],
  accepted: [contact(ANN, { request: request({ status: 'accepted' }) })],
  ended: [asked({ status: 'ended' })],
  friend: [contact(ANN)],
  hidden: [contact(ANN, { hidden: [{ since: 0, value: true }] })],
  deleted: [
    contact(ANN, {
      friend: [
        { since: 0, value: true },
        { since: 5, value: false },
      ],
    }),
  ],
  blocked: [contact(ANN, { blockedByMe: [{ since: 0, value: true }] })],
} as const
type Who = keyof typeof PEOPLE

const COMMANDS: Readonly<Record<string, PeopleCommand>> = {
  request: { type: 'request', imId: ANN, options: {} },
  accept: { type: 'answer', requestId: 'q', decision: 'accept' },
  refuse: { type: 'answer', requestId: 'q', decision: 'refuse' },
  cancel: { type: 'answer', requestId: 'q', decision: 'cancel' },
  seen: { type: 'seen' },
  add: { type: 'add', imId: ANN },
  remove: { type: 'remove', imId: ANN },
  block: { type: 'block', imId: ANN },
  unblock: { type: 'unblock', imId: ANN },
  note: { type: 'change', imId: ANN, change: { note: 'from the fair' } },
  hide: { type: 'change', imId: ANN, change: { isHidden: true } },
  tag: { type: 'tag', tags: [{ imId: ANN, tags: ['school'] }] },
}

const verdictOf = (who: Who, ask: PeopleCommand): string => {
  const verdict = judgePeople(stateOf({ contacts: PEOPLE[who] }), ask)
  if (verdict.kind === 'refused') return verdict.refusal.kind
  return verdict.kind === 'holds' ? 'holds' : `${verdict.deeds[0]?.event?.type ?? 'asked for'}`
}

/** By command: what is said of each of PEOPLE, in their order. */
const TABLE: Readonly<Record<string, Readonly<Record<Who, string>>>> = {
  request: all('asked', {
    accepted: 'not-allowed',
    friend: 'not-allowed',
    hidden: 'not-allowed',
    blocked: 'not-allowed',
  }),
  accept: all('not-found', {
    asked: 'not-allowed',
    wasAsked: 'agreed',
    accepted: 'holds',
    ended: 'not-allowed',
  }),
  refuse: all('not-found', {
    asked: 'not-allowed',
    wasAsked: 'refused',
    accepted: 'not-allowed',
    ended: 'holds',
  }),
  cancel: all('not-found', {
    asked: 'cancelled',
    wasAsked: 'not-allowed',
    accepted: 'not-allowed',
    ended: 'not-allowed',
  }),
  seen: all('holds', { wasAsked: 'asked for' }),
  add: all('agreed', { accepted: 'holds', friend: 'holds', hidden: 'showed', blocked: 'holds' }),
  remove: all('deleted', { nobody: 'not-found', stranger: 'holds', ended: 'holds', deleted: 'holds' }),
  block: all('blocked', { blocked: 'holds' }),
  unblock: all('holds', { blocked: 'unblocked' }),
  note: all('asked for', { nobody: 'not-found' }),
  hide: all('hid', { nobody: 'not-found', hidden: 'asked for' }),
  tag: all('asked for', { nobody: 'not-found' }),
}

function all(usual: string, others: Partial<Record<Who, string>>): Record<Who, string> {
  const names = Object.keys(PEOPLE) as Who[]
  return Object.fromEntries(names.map((who) => [who, others[who] ?? usual])) as Record<Who, string>
}

describe('commands about people', () => {
  it.each(Object.keys(TABLE))('S-FRIEND-3 %s makes sense, holds already or is refused', (name) => {
    const ask = COMMANDS[name] as PeopleCommand
    const said = Object.fromEntries((Object.keys(PEOPLE) as Who[]).map((who) => [who, verdictOf(who, ask)]))
    expect(said).toEqual(TABLE[name])
  })

  it('S-FRIEND-2 nothing can be done to oneself', () => {
    const asks: PeopleAsk[] = [
      { type: 'request', imId: ME, options: {} },
      { type: 'add', imId: ME },
      { type: 'remove', imId: ME },
      { type: 'block', imId: ME },
      { type: 'unblock', imId: ME },
      { type: 'change', imId: ME, change: { doNotDisturb: true } },
      { type: 'tag', tags: [{ imId: ME, tags: [] }] },
    ]
    const state = stateOf({ contacts: [contact(ME)] })
    for (const ask of asks)
      expect(judgePeople(state, ask as PeopleCommand)).toEqual({
        kind: 'refused',
        refusal: { kind: 'not-allowed' },
      })
  })

  it.each<[string, PeopleCommand, number, number]>([
    ['words', { type: 'request', imId: ANN, options: { message: 'កា'.repeat(101) } }, 100, 101],
    ['units', { type: 'request', imId: ANN, options: { message: 'a'.repeat(401) } }, 400, 401],
    ['memo', { type: 'change', imId: ANN, change: { memo: 'a'.repeat(101) } }, 100, 101],
    ['note', { type: 'change', imId: ANN, change: { note: 'a'.repeat(501) } }, 500, 501],
    ['tag', { type: 'change', imId: ANN, change: { tags: ['a'.repeat(31)] } }, 30, 31],
    ['tags', { type: 'tag', tags: [{ imId: ANN, tags: Array(21).fill('a') }] }, 20, 21],
    ['people', { type: 'tag', tags: Array(101).fill({ imId: ANN, tags: [] }) }, 100, 101],
  ])('S-FRIEND-3 what is too long is refused with its limit: %s', (_, ask, limit, length) => {
    const state = stateOf({ contacts: PEOPLE[ask.type === 'request' ? 'stranger' : 'friend'] })
    const refusal = { kind: 'too-long', limit, length }
    expect(judgePeople(state, ask)).toEqual({ kind: 'refused', refusal })
  })

  it('S-FRIEND-3 nobody has an empty id', () => {
    const verdict = judgePeople(stateOf({}), { type: 'add', imId: toImId('') })
    expect(verdict).toEqual({ kind: 'refused', refusal: { kind: 'not-found' } })
  })
})
