import { expect, it } from 'vitest'
import { newConversation } from '../model/conversation.js'
import { toImId } from '../model/ids.js'
import { noContact } from '../model/people.js'
import { newState } from '../model/state.js'
import { text } from '../model/test-build.js'
import { restore, slimRow } from './tables.js'

it('S-LOG-10 a row that an older engine wrote has, for each field it lacks, the value of a new row', () => {
  const fresh = newConversation('p2p-ann', 0)
  for (const field of Object.keys(fresh)) {
    if (field === 'key' || field === 'index' || field === 'late') continue
    const { [field as 'title']: _, ...older } = fresh
    const state = newState(toImId('me'))
    restore(state, { meta: undefined, rows: [older as typeof fresh], tables: {}, log: [] })
    expect(state.conversations.get('p2p-ann'), field).toEqual(fresh)
  }
})

it('S-LOG-10 a row whose draft is a text alone has a draft that answers nothing', () => {
  const older = { ...newConversation('p2p-ann', 0), draft: 'dear' as never }
  const state = newState(toImId('me'))
  restore(state, { meta: undefined, rows: [older], tables: {}, log: [] })
  expect(state.conversations.get('p2p-ann')?.draft).toEqual({ text: 'dear', quoteId: null })
})

it('S-TEAM-2 of the last message a row keeps what a tip tells of, and of all others only what the list shows', () => {
  const last = (parts: object) =>
    slimRow({
      ...newConversation('team-1', 0),
      last: text('team-1', 5, { extra: '{"tipType":"x"}', ...parts }),
    }).last
  expect(last({ kind: 'tip', quiet: true })).toMatchObject({ quiet: true, extra: '{"tipType":"x"}' })
  expect(last({ kind: 'geo' })).not.toHaveProperty('extra')
})

it('S-FRIEND-8 a contact that an older engine wrote asked nobody, is not hidden, and nothing is kept about them', () => {
  const fresh = {
    ...noContact(toImId('ann')),
    friend: [],
    asked: [],
    hidden: [],
    blockedByMe: [],
    blockedByThem: [],
  }
  const added = ['note', 'tags', 'doNotDisturb', 'account', 'countryCode', 'phone', 'addFrom', 'request']
  for (const field of [...added, 'asked', 'hidden']) {
    const { [field as 'note']: _, ...older } = fresh
    const state = newState(toImId('me'))
    restore(state, { meta: undefined, rows: [], tables: { contacts: [older as typeof fresh] }, log: [] })
    expect(state.contacts.get(toImId('ann')), field).toEqual(fresh)
  }
})
