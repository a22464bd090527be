import { expect, it } from 'vitest'
import { toImId } from '../model/ids.js'
import { REQUEST_SHOWN_MS } from '../model/limits.js'
import { type ContactRequest, newContact, noContact } from '../model/people.js'
import { ANN, BO, contact, ME, stateOf } from '../model/test-build.js'
import { showBlacklist, showContacts, showRequests } from './people.js'

const since = (value: boolean) => [{ since: 0, value }]
const NOW = 2 * REQUEST_SHOWN_MS
const request = (parts: Partial<ContactRequest>): ContactRequest => ({
  ...{ requestId: 'q', isMine: false, message: 'hello', addBy: 'account', addFrom: '', at: NOW },
  ...{ status: 'pending', isRead: false },
  ...parts,
})
const asked = (name: string, parts: Partial<ContactRequest>) =>
  newContact(
    { ...noContact(toImId(name)), nickname: name, request: request({ requestId: name, ...parts }) },
    false,
    0,
    0,
  )

it('S-FRIEND-1 a contact shows what its owner keeps about them; who is hidden is marked', () => {
  const kept = { note: 'kitchen', tags: ['school'], doNotDisturb: true, account: 'ann', memo: 'An' }
  const state = stateOf({
    contacts: [
      contact(ANN, { ...kept, request: request({ status: 'accepted' }) }),
      contact(BO, { hidden: since(true) }),
      contact(ME, { hidden: since(true) }),
    ],
  })
  expect(showContacts(state)).toMatchObject([
    { imId: ANN, name: 'An', nickname: 'nick ann', ...kept, isHidden: false, isFriend: true, isMe: false },
    { imId: BO, isHidden: true, isMe: false, request: null },
    { imId: ME, isHidden: false, isMe: true },
  ])
  expect(showContacts(state)[0]?.request).toMatchObject({ imId: ANN, name: 'An', status: 'accepted' })
})

it('S-FRIEND-1 requests stand newest first; what is over stands for 30 days, what waits for as long as it does', () => {
  const old = NOW - REQUEST_SHOWN_MS
  const state = stateOf({
    contacts: [
      contact(ANN),
      asked('early', { at: NOW - 2 }),
      asked('late', { at: NOW - 1, isMine: true }),
      asked('over', { at: old + 1, status: 'ended' }),
      asked('gone', { at: old, status: 'ended' }),
      asked('waits', { at: old - 5 }),
    ],
  })
  expect(showRequests(state, NOW).map(({ requestId, name, status }) => [requestId, name, status])).toEqual([
    ['late', 'late', 'pending'],
    ['early', 'early', 'pending'],
    ['over', 'over', 'ended'],
    ['waits', 'waits', 'pending'],
  ])
})

it('S-FRIEND-1 the blacklist has all whom the owner blocked, contacts or not, and nobody who blocked the owner', () => {
  const stranger = newContact({ ...noContact(toImId('x')), nickname: 'X' }, false, 1, 0)
  const state = stateOf({
    contacts: [
      contact(ANN, { blockedByMe: since(true) }),
      contact(BO, { blockedByThem: since(true) }),
      stranger,
    ],
  })
  expect(showBlacklist(state).map(({ imId, isFriend, isHidden }) => [imId, isFriend, isHidden])).toEqual([
    ['x', false, true],
    [ANN, true, false],
  ])
})
