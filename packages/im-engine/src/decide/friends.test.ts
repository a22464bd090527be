import { expect, it } from 'vitest'
import { REQUEST_SHOWN_MS } from '../model/limits.js'
import type { Notice } from '../model/notice.js'
import { type ContactRequest, currentOf, newContact, noContact, requestOf } from '../model/people.js'
import { ANN, contact, ME, receive, stateOf } from '../model/test-build.js'
import { tell } from './test-tell.js'

const request = (parts: Partial<ContactRequest> = {}): ContactRequest => ({
  ...{ requestId: 'q', isMine: false, message: 'hello', addBy: 'account', addFrom: '', at: 5 },
  ...{ status: 'pending', isRead: false },
  ...parts,
})
const asked = (parts: Partial<ContactRequest> = {}): Notice => {
  const made = request(parts)
  return { type: 'contact-asked', imId: ANN, request: made, at: made.at }
}
const agreed: Notice = { type: 'contact-agreed', imId: ANN, at: 9, rev: 4 }

it('S-FRIEND-1 a request is pending until they are contacts, accepted as long as they are, and over afterwards', () => {
  const state = stateOf({ areContactsLoaded: true })
  const now = () => {
    const ann = state.contacts.get(ANN)
    return ann && [requestOf(ann)?.status, currentOf(ann.asked), currentOf(ann.friend)]
  }
  tell(state, receive({ notices: [asked()] }))
  expect(now()).toEqual(['pending', 'theirs', undefined])
  tell(state, receive({ notices: [agreed] }))
  expect(now()).toEqual(['accepted', 'none', true])
  tell(state, receive({ notices: [{ type: 'contact-deleted', imId: ANN, at: 12, rev: 5 }] }))
  expect(now()).toEqual(['ended', 'none', false])
  tell(state, receive({ notices: [asked({ requestId: 'r', at: 15, isMine: true })] }))
  expect(now()).toEqual(['pending', 'mine', false])
})

it('S-FRIEND-1 a row that comes with a later revision says how the request stands', () => {
  const state = stateOf({})
  tell(state, receive({ notices: [asked()] }))
  const row = (parts: Partial<ContactRequest>, at: number): Notice => {
    const fields = { ...noContact(ANN), nickname: 'Ann', request: request(parts), rev: at }
    return { type: 'contact', contact: newContact(fields, false, 0, at), at }
  }
  tell(state, receive({ notices: [row({ isRead: true }, 6)] }))
  expect(state.contacts.get(ANN)?.request).toMatchObject({ isRead: true, status: 'pending' })
  tell(state, receive({ notices: [row({ isRead: true, status: 'ended' }, 7), row({}, 5)] }))
  expect(state.contacts.get(ANN)?.request).toMatchObject({ isRead: true, status: 'ended' })
})

it('S-FRIEND-1 a request of long ago that the whole list has no more is over', () => {
  const made = (imId: typeof ANN, at: number) =>
    newContact({ ...noContact(imId), request: request({ at, isMine: true }) }, false, 0, at)
  const state = stateOf({ contacts: [made(ANN, 5)] })
  const load = (serverNow: number) =>
    tell(state, { type: 'load-contacts', contacts: [contact(ME)] }, { serverNow })
  const status = () => {
    const ann = state.contacts.get(ANN)
    return ann && requestOf(ann)?.status
  }
  load(5 + REQUEST_SHOWN_MS)
  expect(status()).toBe('pending')
  load(6 + REQUEST_SHOWN_MS)
  expect(status()).toBe('ended')
  expect(load(6 + REQUEST_SHOWN_MS).facts).toEqual([])
})

it('S-FRIEND-2 the own contact is a friend whom nobody disturbs, hides, deletes or blocks, whatever is told', () => {
  const state = stateOf({})
  const told = newContact(
    { ...noContact(ME), nickname: 'Sokha', doNotDisturb: true, rev: 3 },
    false,
    3,
    4,
    true,
  )
  const notices: Notice[] = [
    { type: 'contact', contact: told, at: 4 },
    { type: 'blacklist', by: ME, whom: ME, isOn: true, at: 5, rev: 4 },
    { type: 'contact-deleted', imId: ME, at: 6, rev: 5 },
    { ...asked(), imId: ME } as Notice,
  ]
  tell(state, { type: 'load-contacts', contacts: [contact(ME, { nickname: 'Sokha' })] })
  for (const notice of notices) tell(state, receive({ notices: [notice] }))
  expect(state.contacts.get(ME)).toMatchObject({
    nickname: 'Sokha',
    doNotDisturb: false,
    request: null,
    friend: [{ since: 0, value: true }],
    asked: [],
    hidden: [],
    blockedByMe: [],
    blockedByThem: [],
  })
})
