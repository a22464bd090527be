import { describe, expect, it } from 'vitest'
import { tell } from '../decide/test-tell.js'
import { toServerId } from '../model/ids.js'
import type { Input } from '../model/input.js'
import type { GroupChange } from '../model/notice.js'
import { BO, group, ME, member, receive, stateOf, TEAM, TEAM_KEY, text } from '../model/test-build.js'
import { ConversationListView } from './conversation-list.js'
import { MessageWindow } from './window.js'

/** A group of the account's owner and Bo, in which Bo has written; what the list and its window show of it. */
function stage() {
  const state = stateOf({
    rows: [{ key: TEAM_KEY, title: 'Team' }],
    groups: [group([member(ME), member(BO)])],
  })
  const view = new ConversationListView(() => state)
  const window = new MessageWindow(
    TEAM_KEY,
    () => state,
    async () => ({ messages: state.tails.get(TEAM_KEY) ?? [], hasOlder: false }),
    async () => ({ ok: true, value: null }),
  )
  const hear = (input: Input): void => {
    tell(state, input)
    view.reset()
    window.reset()
  }
  hear(receive({ messages: [text(TEAM_KEY, 10, { mention: true })] }))
  return {
    window,
    hear,
    told: (change: object, at: number) =>
      hear(
        receive({
          notices: [{ type: 'group', change: { groupId: TEAM, ...change } as GroupChange, at, rev: at }],
        }),
      ),
    shown: () => [view.list.getSnapshot().total, view.unread.getSnapshot().unread],
  }
}

const US = { members: [ME], by: BO }

describe('a group that is over', () => {
  it('S-LIST-6 is not listed and counts in no badge, until one is let in again', () => {
    const { hear, told, shown } = stage()
    expect(shown()).toEqual([1, 1])
    told({ type: 'left', ...US, why: 'removed' }, 20)
    expect(shown()).toEqual([0, 0])
    told({ type: 'joined', ...US }, 30)
    expect(shown()).toEqual([1, 1])
    told({ type: 'disbanded', by: BO }, 40)
    expect(shown()).toEqual([0, 0])
    hear(receive({ messages: [text(TEAM_KEY, 15)] }))
    expect(shown(), 'said before, and told late').toEqual([0, 0])
  })

  it('S-WINDOW-9 says how it ended and what it was called, with what was said in it', async () => {
    const { window, told } = stage()
    await window.load()
    const ends = async () => {
      await window.load()
      const { ended, title, messages } = window.getSnapshot()
      return [ended, title, messages.length]
    }
    expect(await ends()).toEqual([null, 'Team', 1])
    told({ type: 'left', ...US, why: 'quit' }, 20)
    expect(await ends()).toEqual(['left', 'Team', 1])
    told({ type: 'joined', ...US }, 30)
    expect(await ends()).toEqual([null, 'Team', 1])
    told({ type: 'disbanded', by: BO }, 40)
    expect(await ends()).toEqual(['disbanded', 'Team', 1])
  })

  it('S-WINDOW-9 says that it was deleted from the list, until a message lists it again', async () => {
    const { window, hear } = stage()
    await window.load()
    hear({ type: 'change-conversation', key: TEAM_KEY, isDeleted: true })
    await window.load()
    expect(window.getSnapshot().isDeleted).toBe(true)
    hear(receive({ messages: [text(TEAM_KEY, 20, { id: toServerId('20') })] }))
    await window.load()
    expect(window.getSnapshot().isDeleted).toBe(false)
  })
})
