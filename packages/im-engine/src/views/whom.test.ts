import { expect, it } from 'vitest'
import { tell } from '../decide/test-tell.js'
import { MANAGER } from '../model/people.js'
import { ANN, ANN_KEY, contact, ME, receive, stateOf, TEAM_KEY } from '../model/test-build.js'
import { MessageWindow } from './window.js'

const blockNotice = (by: typeof ANN, whom: typeof ANN, isOn: boolean, at: number) =>
  receive({ notices: [{ type: 'blacklist', by, whom, isOn, at, rev: at }] })

const windowOf = (state: ReturnType<typeof stateOf>, key = ANN_KEY) =>
  new MessageWindow(
    key,
    () => state,
    async () => ({ messages: [], hasOlder: false }),
    async () => ({ ok: true, value: null }),
  )

const WHOM = { ann: 0, me: 0 }

it.each([
  ['two people', WHOM, [2, 3, 1, 0]],
  ['a manager whom one talks to', { ...WHOM, ann: MANAGER }, [0, 0, 0, 0]],
  ['a manager who talks', { ...WHOM, me: MANAGER }, [0, 0, 0, 0]],
] as const)(
  'S-WINDOW-10 of %s a window tells who has blocked whom, as it changes',
  async (_, types, told) => {
    const state = stateOf({
      rows: [{ key: ANN_KEY }],
      contacts: [contact(ANN, { userType: types.ann }), contact(ME, { userType: types.me })],
    })
    const window = windowOf(state)
    await window.load()
    const changes = [
      [ANN, ME, true],
      [ME, ANN, true],
      [ANN, ME, false],
      [ME, ANN, false],
    ] as const
    const shown: number[] = []
    for (const [index, [by, whom, isOn]] of changes.entries()) {
      tell(state, blockNotice(by, whom, isOn, 10 + index))
      window.reset()
      await window.load()
      shown.push(window.getSnapshot().blocked)
    }
    expect(shown).toEqual(told)
  },
)

it('S-WINDOW-10 of a group a window tells no block', async () => {
  const window = windowOf(
    stateOf({ rows: [{ key: TEAM_KEY }], contacts: [contact(ANN), contact(ME)] }),
    TEAM_KEY,
  )
  await window.load()
  expect(window.getSnapshot().blocked).toBe(0)
})
