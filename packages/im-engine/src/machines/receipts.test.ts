import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { LogDoor } from '../log/door.js'
import { toImId, toServerId } from '../model/ids.js'
import { compare, type Mark, START } from '../model/order.js'
import { group, stateOf, TEAM_KEY } from '../model/test-build.js'
import { json } from '../testing/scripted-http.js'
import { type MarksEvent, marksAhead, marksMachine } from './marks.machine.js'
import { isDue, type Page, pagesOf, spansOf } from './receipt-work.js'
import { type ReceiptsEvent, receiptsMachine } from './receipts.machine.js'
import { KEY, PEER, Stage } from './test-stage.js'
import { after, type Cell, callback, done, failed, promise, walk } from './test-table.js'
import { TIMING } from './timing.js'

const mark = (at: number): Mark => (at === 0 ? START : { at, id: toServerId(String(at)) })
const rowOf = (newest: number, read: number, delivered = 0, receiptedRead = 0) => ({
  key: KEY,
  mark: mark(read),
  newestIncoming: mark(newest),
  receipted: { delivered: mark(delivered), read: mark(receiptedRead) },
  late: [],
  isReceiptParked: false,
})
const stateWith = (row: ReturnType<typeof rowOf>) => ({
  log: { state: () => ({ conversations: new Map([[KEY, row]]) }) },
  isPulling: () => false,
})

describe('receipts machine', () => {
  type State = 'quiet' | 'batching' | 'sending' | 'retrying' | 'parking' | 'parked'
  type Name =
    | ReceiptsEvent['type']
    | `pass ${'done' | 'unavailable' | 'broken'}`
    | 'parked'
    | 'parking broken'
    | 'batched'
    | 'waited'
    | 'unheard of'
  const of = (event: ReceiptsEvent): ReceiptsEvent => event
  const SAME = {
    connected: 'sending',
    disconnected: '=',
    changed: '=',
    'pass done': '=',
    'pass unavailable': '=',
    'pass broken': '!',
    parked: '=',
    'parking broken': '!',
    batched: '=',
    waited: '=',
    'unheard of': '!',
  } as const
  const table: Record<State, Record<Name, Cell<State>>> = {
    quiet: { ...SAME, changed: 'batching' },
    batching: { ...SAME, batched: 'sending' },
    sending: {
      ...SAME,
      disconnected: 'retrying',
      'pass done': 'quiet',
      'pass unavailable': 'retrying',
      'pass broken': 'retrying',
    },
    retrying: { ...SAME, waited: 'sending' },
    parking: { ...SAME, parked: 'parked', 'parking broken': 'parked' },
    parked: { ...SAME, changed: 'batching' },
  }
  it('S-RCPT-SEND-1 takes every transition of its table', () => {
    const tries = Array.from({ length: TIMING.RECEIPT_TRIES - 1 }, () => [
      'pass unavailable' as const,
      'waited' as const,
    ]).flat()
    walk<State, Name>({
      machine: receiptsMachine.provide({
        actors: { commits: callback, pass: promise, park: promise } as never,
      }),
      input: (onFault) => ({ ...stateWith(rowOf(0, 0)), onFault }),
      worlds: { batching: (onFault) => ({ ...stateWith(rowOf(2, 1)), onFault }) },
      events: {
        connected: of({ type: 'connected', generation: 1 }),
        disconnected: of({ type: 'disconnected' }),
        changed: of({ type: 'changed' }),
        'pass done': done('0.receipts.sending', 'done'),
        'pass unavailable': done('0.receipts.sending', 'unavailable'),
        'pass broken': failed('0.receipts.sending'),
        parked: done('0.receipts.parking', undefined),
        'parking broken': failed('0.receipts.parking'),
        batched: after(TIMING.RECEIPT_BATCH_MS, 'receipts.batching'),
        waited: after(TIMING.RECEIPT_RETRY_MS, 'receipts.retrying'),
        'unheard of': { type: 'unheard of' },
      },
      paths: {
        quiet: [],
        batching: [],
        sending: ['connected'],
        retrying: ['connected', 'pass unavailable'],
        parking: ['connected', ...tries, 'pass unavailable'],
        parked: ['connected', ...tries, 'pass unavailable', 'parked'],
      },
      table,
      // A batch is put off while messages are fetched.
      starts: [{ input: (onFault) => ({ ...stateWith(rowOf(2, 1)), isPulling: () => true, onFault }) }],
    })
  })
})

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

describe('which receipts are due', () => {
  it('S-RCPT-SEND-2 every message gets one receipt of the right kind, and then nothing is due', () => {
    const place = fc.nat(12)
    fc.assert(
      fc.property(place, place, place, place, (newest, read, delivered, receiptedRead) => {
        const row = rowOf(newest, read, Math.max(delivered, receiptedRead), receiptedRead)
        const spans = spansOf(row)
        expect(spans.length > 0).toBe(isDue(row))
        const receipted = { ...row.receipted }
        for (let at = 1; at <= newest; at++) {
          const kinds = spans
            .filter((span) => compare(mark(at), span.after) > 0 && compare(mark(at), span.upTo) <= 0)
            .map((span) => span.kind)
          const wanted =
            at <= read
              ? at > receiptedRead
                ? ['read']
                : []
              : at > row.receipted.delivered.at
                ? ['delivered']
                : []
          expect(kinds).toEqual(wanted)
        }
        for (const span of spans) {
          receipted.delivered = compare(span.upTo, receipted.delivered) > 0 ? span.upTo : receipted.delivered
          if (span.kind === 'read') receipted.read = span.upTo
        }
        expect(isDue({ ...row, receipted })).toBe(false)
      }),
    )
  })
})

describe('pages of receipts', () => {
  it('S-RCPT-SEND-10 hold every id once, at most 500 at a time, and end where the next one begins', () => {
    const authors = fc.array(fc.constantFrom('im-2', 'im-3', 'im-4'), { maxLength: 1_300 })
    const late = fc.uniqueArray(fc.integer({ min: 1, max: 2_000 }), { maxLength: 700 })
    fc.assert(
      fc.property(authors, late, (heard, lateOnes) => {
        const due = heard.map((from, index) => ({ ...mark(index + 1), from: toImId(from) }))
        const span = {
          kind: 'delivered' as const,
          after: START,
          upTo: mark(3_000),
          late: lateOnes.map((at) => ({ ...mark(at), from: toImId('im-9') })),
        }
        const pages = [...pagesOf(due, span)]
        const idsOf = (page: Page | undefined) => page?.batches.flatMap(({ ids }) => ids) ?? []
        const lateIds = span.late.map(({ id }) => id)
        const ids = pages.flatMap(idsOf)
        expect(new Set(ids)).toEqual(new Set([...due.map(({ id }) => id), ...lateIds]))
        expect(ids).toHaveLength(new Set(ids).size)
        expect(Math.max(...pages.map((page) => idsOf(page).length))).toBeLessThanOrEqual(500)
        expect(new Set(pages.flatMap((page) => page.late))).toEqual(new Set(lateIds))
        expect(pages.at(-1)?.upTo).toEqual(span.upTo)
        // What is not later than the end of a page went out with it, or before.
        pages.forEach((page, index) => {
          const sent = new Set(pages.slice(0, index + 1).flatMap(idsOf))
          const left = due.filter((one) => compare(one, page.upTo) <= 0 && !sent.has(one.id))
          expect(left).toEqual([])
          expect(page.late.every((id) => idsOf(page).includes(id))).toBe(true)
        })
      }),
      { numRuns: 30 },
    )
  })
})

const receiptTexts = (stage: Stage): readonly string[] =>
  stage.backend.receipts.map(({ kind, author, ids }) => `${kind} ${author} ${ids.length}`)
const isParked = (stage: Stage): boolean | undefined =>
  stage.log.state().conversations.get(KEY)?.isReceiptParked

describe('receipts', () => {
  it('S-RCPT-SEND-3 collects for 500 ms and sends one frame an author', async () => {
    const stage = await Stage.connected()
    for (const text of ['a', 'b', 'c']) await stage.deliver(text)
    await stage.clock.advance(TIMING.RECEIPT_BATCH_MS - 1)
    expect(receiptTexts(stage)).toEqual([])
    await stage.clock.advance(1)
    expect(receiptTexts(stage)).toEqual([`arrived ${PEER} 3`])
    await stage.clock.advance(600_000)
    expect(receiptTexts(stage)).toHaveLength(1)
    expect(stage.faults).toEqual([])
  })

  it('S-RCPT-SEND-3 frames for several authors of a group are 1 ms apart', async () => {
    const stage = await Stage.connected()
    for (const from of ['im-2', 'im-3', 'im-4']) {
      const row = { ...stage.backend.write('a', 0, from), receiver_id: undefined, group_id: 'g' }
      stage.socket.last.receive({ action: 'group', data: row })
    }
    await stage.clock.advance(TIMING.RECEIPT_BATCH_MS)
    const seen = [receiptTexts(stage).length]
    for (let ms = 1; ms <= 3; ms++) {
      await stage.clock.advance(1)
      seen.push(receiptTexts(stage).length)
    }
    expect(seen).toEqual([1, 2, 3, 3])
    expect(stage.faults).toEqual([])
  })

  it('S-RCPT-SEND-2 what is read already gets only a read receipt', async () => {
    const stage = await Stage.connected()
    await stage.deliver('a')
    await stage.log.submit({ type: 'mark-read', key: KEY })
    await stage.deliver('b')
    await stage.clock.advance(1_000)
    expect(receiptTexts(stage)).toEqual([`read ${PEER} 1`, `arrived ${PEER} 1`])
    await stage.log.submit({ type: 'mark-read', key: KEY })
    await stage.clock.advance(1_000)
    expect(receiptTexts(stage)).toEqual([`read ${PEER} 1`, `arrived ${PEER} 1`, `read ${PEER} 1`])
    expect(stage.faults).toEqual([])
  })

  it('S-RCPT-SEND-3 sends none for own and withdrawn messages', async () => {
    const stage = await Stage.connected()
    await stage.deliver('a')
    const gone = stage.log.state().tails.get(KEY)?.[0]?.id
    await stage.send('mine')
    const row = { ...stage.backend.write(''), msg: { type: 'withdraw', content: '', msgId: gone } }
    stage.backend.rows[stage.backend.rows.length - 1] = row
    stage.socket.last.receive({ action: 'p2p', data: row })
    await stage.deliver('b')
    const kept = stage.log.state().tails.get(KEY)?.at(-1)?.id
    await stage.clock.advance(TIMING.RECEIPT_BATCH_MS)
    expect(stage.backend.receipts).toEqual([{ kind: 'arrived', author: PEER, ids: [kept] }])
  })

  it('S-RCPT-SEND-3 puts at most 500 ids in a frame, frames 1 ms apart', async () => {
    const stage = new Stage()
    for (let count = 0; count < 1_200; count++) stage.backend.write(`m${count}`)
    await stage.start()
    await stage.clock.advance(1_000)
    const sizes = stage.backend.receipts.map((receipt) => receipt.ids.length)
    expect(Math.max(...sizes)).toBeLessThanOrEqual(500)
    expect(new Set(stage.backend.receipts.flatMap((receipt) => receipt.ids)).size).toBe(1_200)
  })

  /** A conversation whose receipts fill two pages and a bit, and the first of them is out. */
  async function owing(): Promise<{ stage: Stage; ackReceipt: () => Promise<void> }> {
    const stage = new Stage()
    for (let count = 0; count < 1_200; count++) stage.backend.write(`m${count}`)
    await stage.start()
    stage.backend.isAcking = false
    await stage.clock.advance(TIMING.RECEIPT_BATCH_MS)
    const ackReceipt = async (): Promise<void> => {
      const seq = stage.backend.frames.findLast(({ data }) => data.notice !== undefined)?.seq ?? ''
      stage.backend.ack(seq, stage.socket.last)
      await stage.clock.advance(0)
    }
    return { stage, ackReceipt }
  }

  it('S-RCPT-SEND-10 lets what is said go before all receipts but one page', async () => {
    const { stage, ackReceipt } = await owing()
    expect(receiptTexts(stage)).toEqual([`arrived ${PEER} 500`])
    await stage.send('mine')
    expect(stage.backend.texts).toEqual(['mine'])
    expect(receiptTexts(stage)).toHaveLength(1)
    await ackReceipt()
    expect(receiptTexts(stage)).toEqual([`arrived ${PEER} 500`, `arrived ${PEER} 500`])
    await ackReceipt()
    await ackReceipt()
    expect(receiptTexts(stage).slice(2)).toEqual([`arrived ${PEER} 200`])
    await stage.clock.advance(1_000)
    expect(receiptTexts(stage)).toHaveLength(3)
    expect(stage.faults).toEqual([])
  })

  it('S-RCPT-SEND-10 who is cut off repeats one page', async () => {
    const { stage, ackReceipt } = await owing()
    await ackReceipt()
    stage.backend.isAcking = true
    stage.socket.last.end(1006)
    await stage.clock.advance(TIMING.RECONNECT_MAX_MS)
    expect(receiptTexts(stage)).toEqual([
      ...[500, 500].map((count) => `arrived ${PEER} ${count}`),
      ...[500, 200].map((count) => `arrived ${PEER} ${count}`),
    ])
    const [first, ...later] = stage.backend.receipts.map(({ ids }) => ids)
    expect(later.flat().filter((id) => first?.includes(id))).toEqual([])
    expect(later[1]).toEqual(later[0])
    expect(stage.faults).toEqual([])
  })

  it('S-RCPT-SEND-10 what is read while pages go out gets no delivered receipt any more', async () => {
    const { stage, ackReceipt } = await owing()
    await stage.log.submit({ type: 'mark-read', key: KEY })
    stage.backend.isAcking = true
    await ackReceipt()
    await stage.clock.advance(TIMING.RECEIPT_BATCH_MS)
    expect(receiptTexts(stage)).toEqual([
      `arrived ${PEER} 500`,
      ...[500, 500, 200].map((count) => `read ${PEER} ${count}`),
    ])
    expect(stage.faults).toEqual([])
  })

  it('S-RCPT-SEND-9 puts receipts off while pages come, 10 s at most', async () => {
    const stage = new Stage()
    stage.backend.write('a')
    let release = (): void => {}
    stage.http.on(
      '/chat/im/groups/getGroupMsgOffline',
      () =>
        new Promise((resolve) => {
          release = () => resolve(json({ code: 0, data: [], cursor: '' }))
        }),
    )
    await stage.start()
    await stage.clock.advance(5_000)
    expect(stage.log.state().tails.get(KEY)).toHaveLength(1)
    expect(receiptTexts(stage)).toEqual([])
    release()
    await stage.clock.advance(TIMING.RECEIPT_BATCH_MS)
    expect(receiptTexts(stage)).toEqual([`arrived ${PEER} 1`])

    stage.socket.last.end(1006)
    await stage.clock.advance(TIMING.RECONNECT_MAX_MS)
    await stage.deliver('b')
    await stage.clock.advance(10_000)
    expect(receiptTexts(stage)).toHaveLength(1)
    await stage.clock.advance(TIMING.RECEIPT_BATCH_MS)
    expect(receiptTexts(stage)).toHaveLength(2)
    expect(stage.faults).toEqual([])
  })

  it('S-RCPT-SEND-4 without a socket tries 5 times every 2 s and parks; the next connect tries again', async () => {
    const stage = await Stage.connected()
    await stage.deliver('a')
    stage.network.set(false)
    await stage.clock.advance(TIMING.RECEIPT_BATCH_MS + 4 * TIMING.RECEIPT_RETRY_MS - 1)
    expect(isParked(stage)).toBe(false)
    await stage.clock.advance(1)
    expect(isParked(stage)).toBe(true)
    const { position } = stage.log.state()
    await stage.clock.advance(3_600_000)
    expect(stage.log.state().position).toBe(position)
    stage.network.set(true)
    await stage.clock.advance(0)
    expect(receiptTexts(stage)).toEqual([`arrived ${PEER} 1`])
    expect(isParked(stage)).toBe(false)
  })

  it('S-RCPT-SEND-5 a refused receipt is parked at once, and tried once a connect', async () => {
    const stage = await Stage.connected()
    stage.backend.ackCode = -1
    await stage.deliver('a')
    await stage.clock.advance(600_000)
    expect(receiptTexts(stage)).toHaveLength(1)
    expect(isParked(stage)).toBe(true)
    const { position } = stage.log.state()
    stage.socket.last.end(1006)
    await stage.clock.advance(600_000)
    expect(receiptTexts(stage)).toHaveLength(2)
    expect(stage.log.state().position).toBe(position) // it was parked, and still is
    expect(stage.faults).toEqual([])
  })

  it('S-RCPT-SEND-5 without acks it gives up after 5 tries', async () => {
    const stage = await Stage.connected()
    stage.backend.isAcking = false
    await stage.deliver('a')
    await stage.clock.advance(600_000)
    expect(receiptTexts(stage)).toHaveLength(TIMING.RECEIPT_TRIES)
    expect(isParked(stage)).toBe(true)
  })

  it('S-RCPT-SEND-6 too fast waits and sends the same ids', async () => {
    const stage = await Stage.connected()
    stage.backend.ackCode = -429
    stage.backend.retryAfterMs = 4_000
    await stage.deliver('a')
    await stage.clock.advance(TIMING.RECEIPT_BATCH_MS)
    stage.backend.ackCode = 0
    await stage.clock.advance(3_999)
    expect(receiptTexts(stage)).toHaveLength(1)
    await stage.clock.advance(1)
    expect(receiptTexts(stage)).toHaveLength(2)
    expect(isParked(stage)).toBe(false)
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
    stage.backend.serve(stage.http)
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
    stage.backend.serve(stage.http)
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
