import { describe, expect, it } from 'vitest'
import type { LogDoor } from '../log/door.js'
import { toImId } from '../model/ids.js'
import { group, stateOf, TEAM_KEY } from '../model/test-build.js'
import { json } from '../testing/scripted-http.js'
import { type MarksEvent, marksAhead, marksMachine } from './marks.machine.js'
import { KEY } from './test-backend.js'
import { mark, rowOf, stateWith } from './test-rows.js'
import { Stage } from './test-stage.js'
import { after, type Cell, callback, done, failed, promise, walk } from './test-table.js'
import { TIMING } from './timing.js'

describe('marks machine', () => {
  type State = 'unknown' | 'quiet' | 'batching' | 'uploading' | 'failing' | 'parked'
  type Name =
    | MarksEvent['type']
    | `upload ${'over' | 'failed' | 'broken'}`
    | 'batched'
    | 'waited'
    | 'unheard of'
  const of = (event: MarksEvent): MarksEvent => event
  const SAME = {
    connected: '=',
    disconnected: '=',
    changed: '=',
    'server-marks': '=',
    'upload over': '=',
    'upload failed': '=',
    'upload broken': '!',
    batched: '=',
    waited: '=',
    'unheard of': '!',
  } as const
  const table: Record<State, Record<Name, Cell<State>>> = {
    unknown: { ...SAME, 'server-marks': 'quiet' },
    quiet: { ...SAME, connected: 'batching' },
    batching: { ...SAME, batched: 'uploading' },
    uploading: { ...SAME, 'upload over': 'quiet', 'upload failed': 'failing', 'upload broken': 'parked' },
    failing: { ...SAME, waited: 'uploading' },
    parked: { ...SAME, changed: 'batching', connected: 'batching' },
  }
  it('S-RCPT-SEND-7 takes every transition of its table', () => {
    const ahead = ['connected', 'server-marks'] as const
    const uploading = [...ahead, 'batched'] as const
    const tries = Array.from({ length: TIMING.RECEIPT_TRIES }, () => ['upload failed', 'waited'] as const)
    walk<State, Name>({
      machine: marksMachine.provide({ actors: { commits: callback, upload: promise } as never }),
      input: (onFault) => ({ ...stateWith(rowOf(2, 1)), onFault }),
      events: {
        connected: of({ type: 'connected' }),
        disconnected: of({ type: 'disconnected' }),
        changed: of({ type: 'changed' }),
        'server-marks': of({ type: 'server-marks', marks: [] }),
        'upload over': done('0.marks.uploading', { isOver: true, marks: [{ key: KEY, mark: mark(1) }] }),
        'upload failed': done('0.marks.uploading', { isOver: false, marks: [] }),
        'upload broken': failed('0.marks.uploading'),
        batched: after(TIMING.MARKS_FLUSH_MS, 'marks.batching'),
        waited: after(TIMING.MARKS_ERROR_MS, 'marks.failing'),
        'unheard of': { type: 'unheard of' },
      },
      paths: {
        unknown: [],
        quiet: ['server-marks'],
        batching: [...ahead],
        uploading: [...uploading],
        failing: [...uploading, 'upload failed'],
        parked: [...uploading, ...tries.flat()],
      },
      table,
      // A mark moved while connected.
      starts: [
        {
          input: (onFault) => ({ ...stateWith(rowOf(2, 1)), onFault }),
          value: 'quiet',
          context: { isConnected: true },
        },
      ],
    })
  })
})

describe('read marks', () => {
  const uploads = (stage: Stage) =>
    stage.http
      .to('/biz/conversations/read')
      .map(({ body = '' }) => (JSON.parse(body) as { items: { readMsgId: string }[] }).items)

  it('S-RCPT-SEND-7 uploads the newest mark of a conversation after 1 s', async () => {
    const stage = await Stage.connected()
    await stage.deliver('a')
    await stage.log.submit({ type: 'mark-read', key: KEY })
    await stage.clock.advance(TIMING.MARKS_FLUSH_MS - 1)
    await stage.deliver('b')
    await stage.log.submit({ type: 'mark-read', key: KEY })
    expect(uploads(stage)).toEqual([])
    await stage.clock.advance(1)
    const last = stage.log.state().conversations.get(KEY)?.mark.id
    expect(uploads(stage).map((items) => items.map((item) => item.readMsgId))).toEqual([[last]])
    await stage.clock.advance(600_000)
    expect(uploads(stage)).toHaveLength(1)
  })

  it('S-RCPT-SEND-7 the mark of a group that was left waits for the return', () => {
    const rows = [{ key: TEAM_KEY, mark: mark(5) }]
    const ahead = (leftAt: number | undefined) => {
      const state = stateOf({ rows, groups: [group([], leftAt === undefined ? {} : { leftAt })] })
      return marksAhead({ state: () => state } as LogDoor, new Map()).map(({ key }) => key)
    }
    expect([ahead(undefined), ahead(9)]).toEqual([[TEAM_KEY], []])
  })

  it('S-RCPT-SEND-7 tries 5 times every 3 s, and again after the next connect', async () => {
    const stage = await Stage.connected()
    stage.http.on('/biz/conversations/read', () => json({}, 429))
    await stage.deliver('a')
    await stage.log.submit({ type: 'mark-read', key: KEY })
    await stage.clock.advance(600_000)
    expect(uploads(stage)).toHaveLength(TIMING.RECEIPT_TRIES)
    stage.backend.serve()
    stage.socket.last.end(1006)
    await stage.clock.advance(600_000)
    expect(uploads(stage)).toHaveLength(TIMING.RECEIPT_TRIES + 1)
  })

  it('S-RCPT-SEND-7 a database that does not load is no answer: the mark goes up later', async () => {
    const stage = await Stage.connected()
    stage.http.on('/biz/conversations/read', () => json({ code: -3000, message: 'need wait db load' }))
    await stage.deliver('a')
    await stage.log.submit({ type: 'mark-read', key: KEY })
    await stage.clock.advance(TIMING.MARKS_FLUSH_MS + 3_001)
    expect(uploads(stage)).toHaveLength(1 + TIMING.DB_LOAD_RETRIES)
    stage.backend.serve()
    await stage.clock.advance(600_000)
    expect(uploads(stage)).toHaveLength(2 + TIMING.DB_LOAD_RETRIES)
  })

  it('S-RCPT-SEND-8 a mark that came from the server does not go back there', async () => {
    const stage = await Stage.connected()
    await stage.deliver('a')
    const at = stage.log.state().tails.get(KEY)?.[0]
    stage.socket.last.receive({
      action: 'notice',
      data: {
        type: 'notice',
        notice_id: '1',
        notice: {
          notice_type: 'read_mark',
          im_id: 'im-1',
          sessionId: 'im-1_im-2',
          isGroup: 0,
          readTime: at?.at,
          readMsgId: at?.id,
          timestamp: stage.clock.now(),
        },
      },
    })
    await stage.clock.advance(10_000)
    expect(stage.log.state().conversations.get(KEY)?.mark.id).toBe(at?.id)
    expect(uploads(stage)).toEqual([])
    expect(toImId('im-1')).toBe(stage.log.state().me)
  })
})
