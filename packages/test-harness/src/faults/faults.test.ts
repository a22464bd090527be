import { fileURLToPath } from 'node:url'
import { beforeAll, describe, it } from 'vitest'
import { bundleProcess } from '../bundle-process'
import { FaultStage } from './fault-stage'
import { FAULT_CASES } from './fault-suite'

const LAWS = [
  'L-DELIV-1',
  'L-DELIV-2',
  'L-DELIV-3',
  'L-DELIV-4',
  'L-DELIV-5',
  'L-DELIV-6',
  'L-DELIV-7',
  'L-DELIV-8',
  'L-UNREAD-1',
  'L-UNREAD-2',
  'L-UNREAD-3',
  'L-UNREAD-4',
  'L-UNREAD-5',
  'L-UNREAD-6',
  'L-UNREAD-7',
  'L-LIFE-8',
  'L-STORE-3',
]

describe.concurrent('real engines at a real server process', () => {
  let bundle: string
  beforeAll(async () => {
    bundle = await bundleProcess(fileURLToPath(new URL('../..', import.meta.url)), 'faults/server-child.ts')
  })

  for (const { name, run } of FAULT_CASES)
    it(name, async ({ expect }) => {
      const { accepted, faults, checks } = await run(bundle, 1, 2)
      expect(accepted).toBeGreaterThan(10)
      expect(faults.size).toBeGreaterThan(0)
      expect(LAWS.filter((law) => !checks.has(law))).toEqual([])
    })

  it('S-FAULT-6 a message that the server lost, doubled or changed, and a mark that it moved, are found', async ({
    expect,
  }) => {
    const stage = await FaultStage.open({ bundle, seed: 1 })
    const { db } = stage.database
    try {
      await stage.write(4)
      await stage.rest()
      const [first, second] = await db.selectFrom('messages').selectAll().orderBy('id').execute()
      if (first === undefined || second === undefined) throw new Error('nothing was kept')
      await db.updateTable('messages').set({ body: second.body }).where('id', '=', first.id).execute()
      await expect(stage.recount()).rejects.toThrow('L-DELIV-3')
      await db.deleteFrom('messages').where('id', '=', first.id).execute()
      await expect(stage.recount()).rejects.toThrow('L-DELIV-2')
      const last = await db
        .selectFrom('messages')
        .select('id')
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow()
      await db.insertInto('messages').values(first).execute()
      await stage.recount()
      const copy = { ...first, id: last.id + 1, client_id: 'copy', number: 1_000 }
      await db.insertInto('messages').values(copy).execute()
      await expect(stage.recount()).rejects.toThrow('L-DELIV-2')
      await db.deleteFrom('messages').where('id', '=', copy.id).execute()
      const mark = { read_time: last.id, read_msg_id: last.id }
      await db.updateTable('conversation_views').set(mark).execute()
      await expect(stage.recount()).rejects.toThrow('L-UNREAD-4')
    } finally {
      await stage.close()
    }
  })
})
