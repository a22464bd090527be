import { expect, test } from 'vitest'
import { EVERYBODY_KEY, toImId } from '../model/ids.js'
import { EVERYBODY_ID } from '../model/limits.js'
import { MANAGER, USER_TYPE } from '../model/people.js'
import { contact, stateOf } from '../model/test-build.js'
import { ConversationListView } from './conversation-list.js'
import { showManagers } from './people.js'
import { Shower } from './shown.js'

const BOSS = toImId('boss')
const state = stateOf({
  contacts: [
    contact(BOSS, { userType: MANAGER, nickname: 'Dara' }),
    contact(toImId('ann')),
    contact(toImId(EVERYBODY_ID), { userType: USER_TYPE.all, nickname: 'Everyone' }),
  ],
  rows: [
    { key: 'p2p-boss', title: 'Dara', pinnedAt: 1 },
    { key: 'p2p-ann', pinnedAt: 5 },
    { key: EVERYBODY_KEY, title: 'Everyone' },
  ],
})

function listed(appName?: string) {
  const view = new ConversationListView(() => state, new Shower(), undefined, undefined, false, appName)
  view.reset()
  return view.list.getSnapshot().items
}

test('S-MGR-4 a conversation with a manager has the name of the application, else their own', () => {
  const titleIn = (items: ReturnType<typeof listed>) => items.find(({ key }) => key === 'p2p-boss')?.title
  expect(titleIn(listed('Sarika'))).toBe('Sarika')
  expect(titleIn(listed())).toBe('Dara')
  expect(showManagers(state, 'Sarika')).toEqual([{ imId: BOSS, name: 'Dara', avatar: '', title: 'Sarika' }])
  expect(showManagers(state)).toMatchObject([{ title: 'Dara' }])
})

test('S-MGR-5 the session with everybody stands among the first before anybody wrote in it, and says what it is', () => {
  expect(
    listed('Sarika').map(({ key, isManager, isSelfManaged }) => [key, isManager, isSelfManaged]),
  ).toEqual([
    ['p2p-boss', true, false],
    [EVERYBODY_KEY, false, true],
    ['p2p-ann', false, false],
  ])
})
