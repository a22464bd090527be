import { describe, expect, it } from 'vitest'
import { json } from '../testing/scripted-http.js'
import { pause } from './pause.js'
import { type ReceiptsEvent, receiptsMachine } from './receipts.machine.js'
import { KEY, PEER } from './test-backend.js'
import { rowOf, stateWith } from './test-rows.js'
import { Stage } from './test-stage.js'
import { after, type Cell, callback, done, failed, promise, walk } from './test-table.js'
import { TIMING } from './timing.js'

const NEVER = new AbortController().signal

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

  it('S-RCPT-SEND-5 a connect ends the parking: what is parked late would stay away until the next', async () => {
    const stage = await Stage.connected()
    await stage.deliver('a')
    stage.socket.last.receive({ action: 'p2p', data: stage.backend.write('b', 0, 'im-3') })
    stage.backend.isAcking = false
    // The disk takes its time to say that the first of the two is parked.
    let isSlow = true
    const submit = stage.log.submit.bind(stage.log)
    stage.log.submit = async (input) => {
      const outcome = await submit(input)
      while (isSlow && input.type === 'receipts-parked') await pause(stage.clock, 1_000, NEVER)
      return outcome
    }
    await stage.clock.advance(120_000)
    expect(isParked(stage)).toBe(true)
    stage.backend.isAcking = true
    stage.socket.last.end(1006)
    await stage.clock.advance(20_000)
    isSlow = false
    await stage.clock.advance(1_000)
    const parked = [...stage.log.state().conversations.values()].map((row) => row.isReceiptParked)
    expect(parked).toEqual([false, false])
    expect(stage.faults).toEqual([])
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
