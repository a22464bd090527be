import { expect, it } from 'vitest'
import { newConversation } from '../model/conversation.js'
import { type ConversationKey, toImId, toServerId } from '../model/ids.js'
import type { Message } from '../model/message.js'
import type { ChunkQuery } from '../ports/disk.js'
import {
  ANN,
  commitOf,
  type DiskPlace,
  good,
  logged,
  message,
  newest,
  openOne,
  RELAXED,
  sealOf,
  TEAM,
} from './disk-sample.js'

/** Seals and what an open finds after them. */
export function sealing(newPlace: () => DiskPlace): void {
  it('S-DISK-7 opens with what the last seal left and the log from its record on', async () => {
    const place = newPlace()
    const { disk } = await openOne(place)
    const rows = [0, 1, 2].map((i) => newConversation(`p2p-${i}`, i))
    good(await disk.append(1, commitOf('old'), RELAXED))
    const [first, second, third] = rows
    good(
      await disk.seal(
        sealOf(2, {
          rowBlocks: [
            { block: 1, rows: [third ?? newConversation(ANN, 9)] },
            { block: 0, rows: [first ?? newConversation(ANN, 9), second ?? newConversation(ANN, 9)] },
          ],
          tables: { poison: [], poisonCount: 0, cursors: [['person-messages', '17']] },
        }),
      ),
    )
    good(await disk.append(3, commitOf('new'), RELAXED))
    good(await disk.seal(sealOf(4, { tables: { poisonCount: 1, areContactsLoaded: true } })))
    good(await disk.append(5, commitOf('newer'), RELAXED))

    const { opened } = await openOne(place)
    expect(opened.meta).toEqual({ position: 4, retained: [], projection: 1 })
    expect(opened.rows).toEqual(rows)
    expect(opened.tables).toEqual({
      poison: [],
      poisonCount: 1,
      areContactsLoaded: true,
      cursors: [['person-messages', '17']],
    })
    expect(opened.log.map((one) => one.position)).toEqual([4, 5])
    expect(good(await disk.readLog(1, 2)).map((one) => one.position)).toEqual([1, 2])
  })

  it('S-DISK-10 seals all or nothing: when the position is taken not one store changes', async () => {
    const place = newPlace()
    const [a, b] = [(await openOne(place)).disk, (await openOne(place)).disk]
    const before = sealOf(2, {
      chunks: [[message(ANN, 1)]],
      rowBlocks: [{ block: 0, rows: [newConversation(ANN, 0)] }],
      amendments: [{ key: ANN, amendments: new Map([[toServerId('1'), { withdrawnAt: 5 }]]) }],
      tables: { poisonCount: 1 },
    })
    good(await a.append(1, commitOf('a'), RELAXED))
    good(await a.seal(before))
    const read = async () => ({
      opened: (await openOne(place)).opened,
      log: good(await a.readLog(0, 9)),
      chunks: good(await a.readChunks([newest(ANN), newest(TEAM)])),
      amendments: good(await a.readAmendments([ANN, TEAM])),
    })
    const was = await read()
    const refused = sealOf(2, {
      chunks: [[message(ANN, 1), message(ANN, 2)], [message(TEAM, 9)]],
      rowBlocks: [{ block: 1, rows: [newConversation(TEAM, 64)] }],
      amendments: [{ key: ANN, amendments: new Map() }],
      tables: { poisonCount: 2, nextLocalSeq: 4 },
      cuts: [[1, 1]],
    })
    expect(await b.seal(refused)).toEqual({ ok: false, failure: 'stale' })
    expect(await read()).toEqual(was)
  })

  it('S-DISK-10 cuts what it is told to, and replaces chunks that grow', async () => {
    const { disk } = await openOne(newPlace())
    for (const n of [1, 2, 3, 4]) good(await disk.append(n, commitOf(`${n}`), RELAXED))
    good(await disk.seal(sealOf(5, { chunks: [[message(ANN, 10)], [message(ANN, 20)]] })))
    const late = [message(ANN, 10), message(ANN, 15)]
    good(
      await disk.seal(
        sealOf(6, {
          chunks: [late, [message(ANN, 20), message(ANN, 21)]],
          cuts: [
            [1, 1],
            [3, 5],
          ],
        }),
      ),
    )
    expect(good(await disk.readLog(0, 9)).map((one) => one.position)).toEqual([2, 6])
    const [chunks] = good(await disk.readChunks([newest(ANN)]))
    expect(chunks).toEqual([[message(ANN, 20), message(ANN, 21)], late])
  })

  it('S-DISK-17 keeps one amendment record a conversation, replaced whole; none is an empty one', async () => {
    const { disk } = await openOne(newPlace())
    const one = new Map([[toServerId('1'), { withdrawnAt: 5 }]])
    const two = new Map([
      [toServerId('2'), { readers: [{ by: toImId('im-2'), deliveredAt: 1, readAt: 0 }] }],
      [toServerId('3'), { withdrawnAt: 6 }],
    ])
    const both = [
      { key: ANN, amendments: one },
      { key: TEAM, amendments: one },
    ]
    good(await disk.seal(sealOf(1, { amendments: both })))
    good(await disk.seal(sealOf(2, { amendments: [{ key: ANN, amendments: two }] })))
    expect(good(await disk.readAmendments([TEAM, 'p2p-none', ANN]))).toEqual([one, new Map(), two])
  })
}

/** Chunks by time, odd keys, and dropping the oldest. */
export function reading(newPlace: () => DiskPlace): void {
  const at = (chunks: readonly (readonly Message[])[] | undefined) => chunks?.map((chunk) => chunk[0]?.at)

  it('S-DISK-16 reads chunks newest first: from a time, before it, down to a time, so many', async () => {
    const { disk } = await openOne(newPlace())
    const chunks = [
      [message(ANN, 10), message(ANN, 19)],
      [message(ANN, 30), message(ANN, 39)],
      [message(ANN, 20), message(ANN, 29)],
      [message(TEAM, 25)],
    ]
    good(await disk.seal(sealOf(1, { chunks })))
    const truth: readonly (readonly [Partial<ChunkQuery>, readonly number[]])[] = [
      [{}, [30, 20, 10]],
      [{ limit: 1 }, [30]],
      [{ limit: 2 }, [30, 20]],
      [{ limit: 0 }, []],
      [{ limit: Infinity }, [30, 20, 10]],
      [{ from: 25, limit: 1 }, [20]],
      [{ from: 20, limit: 1 }, [20]],
      [{ from: 19, limit: 1 }, [10]],
      [{ from: 9, limit: 1 }, []],
      [{ from: 30, isBefore: true }, [20, 10]],
      [{ from: 31, isBefore: true }, [30, 20, 10]],
      [{ from: 10, isBefore: true }, []],
      [{ downTo: 20 }, [30, 20]],
      [{ downTo: 21 }, [30]],
      [{ from: 29, downTo: 20 }, [20]],
      [{ from: 20, downTo: 20 }, [20]],
      [{ from: 20, downTo: 20, isBefore: true }, []],
      [{ from: 15, downTo: 20 }, []],
      [{ key: TEAM }, [25]],
      [{ key: 'p2p-im-70' }, []],
      [{ key: 'p2p-im-' }, []],
    ]
    const answers = good(await disk.readChunks(truth.map(([query]) => ({ ...newest(ANN), ...query }))))
    expect(answers.map(at)).toEqual(truth.map(([, expected]) => expected))
    expect(good(await disk.readChunks([]))).toEqual([])
  })

  it('S-DISK-16 keeps the key of the newest chunk while it grows', async () => {
    const { disk } = await openOne(newPlace())
    good(await disk.seal(sealOf(1, { chunks: [[message(ANN, 10)]] })))
    const grown = [message(ANN, 10), message(ANN, 11)]
    good(await disk.seal(sealOf(2, { chunks: [grown] })))
    expect(good(await disk.readChunks([newest(ANN)]))).toEqual([[grown]])
  })

  it('S-DISK-19 keeps any id as it is: __proto__, Khmer, lone surrogates, very long ones', async () => {
    const place = newPlace()
    const { disk } = await openOne(place)
    const names = ['__proto__', 'constructor', 'សារិកា', '\ud800', '', 'x'.repeat(20_000), '\u0000', 'a,1']
    const keys = names.map((one): ConversationKey => `p2p-${one}`)
    const chunks = keys.map((key, i) => [message(key, i)])
    const amendments = keys.map((key, i) => ({
      key,
      amendments: new Map([[toServerId(names[i] ?? ''), { withdrawnAt: i + 1 }]]),
    }))
    const rows = keys.map(newConversation)
    const hidden = keys.map((key, i) => [key, [message(key, i)]] as const)
    good(
      await disk.seal(sealOf(1, { chunks, amendments, rowBlocks: [{ block: 0, rows }], tables: { hidden } })),
    )
    expect(good(await disk.readChunks(keys.map(newest)))).toEqual(chunks.map((chunk) => [chunk]))
    expect(good(await disk.readAmendments(keys))).toEqual(amendments.map((one) => one.amendments))
    const { opened } = await openOne(place)
    expect(opened.rows).toEqual(rows)
    expect(opened.tables.hidden).toEqual(hidden)
  })

  it('S-DISK-12 tells the oldest chunks of all conversations, and drops those it is told, with its record or not at all', async () => {
    const place = newPlace()
    const { disk } = await openOne(place)
    const chunk = (key: ConversationKey, from: number) => [message(key, from), message(key, from + 1)]
    const amended = new Map([[toServerId('10'), { withdrawnAt: 11 }]])
    good(
      await disk.seal(
        sealOf(1, {
          chunks: [chunk(ANN, 10), chunk(ANN, 30), chunk(TEAM, 20), chunk(TEAM, 40)],
          amendments: [{ key: ANN, amendments: amended }],
          rowBlocks: [{ block: 0, rows: [newConversation(ANN, 0)] }],
          tables: { poisonCount: 3 },
        }),
      ),
    )
    good(await disk.append(2, commitOf('kept'), RELAXED))
    const was = (await openOne(place)).opened
    const oldest = async (count: number) => good(await disk.readOldest(count)).map((one) => one[0]?.at)
    expect(await Promise.all([0, 1, 2, 3, 1_000].map(oldest))).toEqual([
      [],
      [10],
      [10],
      [10, 20],
      [10, 20, 30, 40],
    ])
    const drop = {
      position: 3,
      commit: commitOf('dropped'),
      chunks: [[ANN, 10] as const, [TEAM, 20] as const],
    }
    const { disk: stale } = await openOne(place)
    expect(await stale.drop({ ...drop, position: 2 })).toEqual({ ok: false, failure: 'stale' })
    expect(good(await disk.readChunks([newest(ANN), newest(TEAM)])).map(at)).toEqual([
      [30, 10],
      [40, 20],
    ])
    good(await disk.drop(drop))
    expect(good(await disk.readChunks([newest(ANN), newest(TEAM)])).map(at)).toEqual([[30], [40]])
    expect(good(await disk.readAmendments([ANN]))).toEqual([amended])
    expect((await openOne(place)).opened).toEqual({ ...was, log: [...was.log, logged(3, 'dropped')] })
  })
}
