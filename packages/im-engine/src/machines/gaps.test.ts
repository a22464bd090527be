import { describe, expect, it } from 'vitest'
import { toServerId } from '../model/ids.js'
import { BO, receive, TEAM, TEAM_KEY, text } from '../model/test-build.js'
import { json } from '../testing/scripted-http.js'
import { KEY, ME } from './test-backend.js'
import { Stage } from './test-stage.js'

const ROW = {
  ...{ msg_id: '2', msg_time: 2, seq: '', number: 2, sender_id: 'bo' },
  msg: { type: 'text', content: 'two' },
}
const MESSAGES = '/chat/im/user/getMsg'

describe('gaps', () => {
  it('S-SYNC-7 fetches a skipped number; what the server does not have is unfillable', async () => {
    const stage = await Stage.connected()
    await stage.deliver('one', 1)
    stage.backend.write('two', 2)
    // 3 does not exist at all.
    await stage.deliver('four', 4)
    expect(
      stage.log
        .state()
        .tails.get(KEY)
        ?.map((message) => message.text),
    ).toEqual(['one', 'two', 'four'])
    const coverage = stage.log.state().conversations.get(KEY)?.coverage
    expect(coverage).toMatchObject({ holes: [], unfillable: [[3, 3]] })
    expect(stage.http.to('/chat/im/user/getMsgByImID')).toHaveLength(1)
    expect(stage.faults).toEqual([])
  })

  it('S-SYNC-7 asks for the numbers of a long gap 500 at a time: the server takes no more', async () => {
    const stage = await Stage.connected()
    await stage.deliver('first', 1)
    for (let number = 2; number <= 1_300; number++) stage.backend.write(`m${number}`, number)
    const ranges: (readonly [number, number])[] = []
    stage.http.on('/chat/im/user/getMsgByImID', ({ body = '{}' }) => {
      const { from_number: from, to_number: to } = JSON.parse(body) as Record<string, number>
      if (from === undefined || to === undefined || to - from >= 500)
        return json({ code: -422, message: 'to_number is not within 500 of from_number' })
      ranges.push([from, to])
      return json({
        code: 0,
        data: stage.backend.rows.filter(({ number }) => number >= from && number <= to),
      })
    })
    // Whatever the pages of the catch-up have, is not news.
    stage.http.on(MESSAGES, ({ body = '{}' }) => json({ code: 0, data: [], cursor: JSON.parse(body).cursor }))
    await stage.deliver('last', 1_301)
    await stage.clock.advance(10_000)
    expect(ranges).toEqual([
      [2, 501],
      [502, 1_001],
      [1_002, 1_300],
    ])
    expect(stage.log.state().tails.get(KEY)).toHaveLength(1_301)
    expect(stage.log.state().conversations.get(KEY)?.coverage).toMatchObject({ holes: [], unfillable: [] })
  })

  it('S-CREW-20 what is missing of a group that is over is asked of nobody, and fetched when its owner is let in again', async () => {
    const stage = await Stage.connected()
    const said = (number: number) => text(TEAM_KEY, number, { id: toServerId(`${number}`), number })
    const tell = (type: 'left' | 'joined', at: number) => {
      const change = { type, groupId: TEAM, members: [ME], by: BO, why: 'quit' } as const
      return stage.log.submit(receive({ notices: [{ type: 'group', change, at, rev: at }] }))
    }
    const missing = () => stage.log.state().conversations.get(TEAM_KEY)?.coverage
    let isIn = false
    stage.http.on('/chat/im/groups/getGroupMsgByGroupID', () =>
      isIn
        ? json({ code: 0, data: [{ ...ROW, group_id: 'g' }] })
        : json({ code: 'not_found', message: '' }, 404),
    )
    await tell('joined', 1)
    await stage.log.submit(receive({ messages: [said(1), said(3)] }))
    await tell('left', 10)
    await stage.clock.advance(120_000)
    const asked = stage.http.to('/chat/im/groups/getGroupMsgByGroupID').length
    expect(missing()).toMatchObject({ holes: [[2, 2]], unfillable: [] })
    await stage.clock.advance(120_000)
    expect(stage.http.to('/chat/im/groups/getGroupMsgByGroupID')).toHaveLength(asked)
    isIn = true
    await tell('joined', 20)
    await stage.clock.advance(120_000)
    expect(missing()).toMatchObject({ holes: [], unfillable: [] })
  })
})
