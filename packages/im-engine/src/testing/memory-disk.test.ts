import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { newConversation } from '../model/conversation.js'
import type { Disk } from '../ports/disk.js'
import { commitOf, good, message, sealOf } from './disk-sample.js'
import { drain } from './hand-clock.js'
import { FaultyDisk, Medium } from './memory-disk.js'

const OPTIONS = { projection: 1, isChecked: true }
const RELAXED = { strict: false }
const STRICT = { strict: true }

async function openOn(medium: Medium): Promise<FaultyDisk> {
  const disk = new FaultyDisk(medium, OPTIONS)
  good(await disk.open())
  return disk
}

async function isAnswered(work: Promise<unknown>): Promise<boolean> {
  let isDone = false
  work.then(() => {
    isDone = true
  })
  await drain()
  return isDone
}

const contentOf = ({ store: { tabs: _tabs, ...content } }: Medium) => structuredClone(content)

type Write = 'relaxed' | 'strict' | 'seal' | 'take-over' | 'drop'

/** Write number `n` of a run, as a disk is asked for it. */
function ask(disk: Disk, write: Write, n: number, head: number): Promise<unknown> {
  const position = head + 1
  switch (write) {
    case 'relaxed':
      return disk.append(position, commitOf(`${n}`), RELAXED)
    case 'strict':
      return disk.append(position, commitOf(`${n}`), STRICT)
    case 'take-over':
      return disk.takeOver(head, commitOf(`${n}`))
    case 'drop':
      return disk.drop({ position, commit: commitOf(`${n}`), chunks: [['p2p-im-7', n - 1]] })
    case 'seal':
      return disk.seal(
        sealOf(position, {
          chunks: [[message('p2p-im-7', n)]],
          rowBlocks: [{ block: 0, rows: [newConversation('p2p-im-7', n)] }],
          tables: { poisonCount: n },
          cuts: [[1, head - 1]],
        }),
      )
  }
}

/** Runs `writes` until the disk dies; gives the content after each, from none on. */
async function runAll(medium: Medium, disk: FaultyDisk, writes: readonly Write[]) {
  const contents = [contentOf(medium)]
  for (const [i, write] of writes.entries()) {
    const asked = ask(disk, write, i + 1, medium.store.head)
    if (!(await isAnswered(asked))) break
    contents.push(contentOf(medium))
  }
  return contents
}

const writesOf = (max: number) =>
  fc.array(fc.constantFrom<Write>('relaxed', 'relaxed', 'strict', 'seal', 'take-over', 'drop'), {
    minLength: 1,
    maxLength: max,
  })

describe('FaultyDisk', () => {
  it('S-DISK-20 a crash at any write leaves what was before it, or after it', async () => {
    await fc.assert(
      fc.asyncProperty(writesOf(8), fc.nat(7), fc.boolean(), async (writes, at, isAfter) => {
        const n = (at % writes.length) + 1
        const clean = new Medium()
        const contents = await runAll(clean, await openOn(clean), writes)

        const medium = new Medium()
        const disk = await openOn(medium)
        if (isAfter) disk.crashAfter(n)
        else disk.crashBefore(n)
        const answered = await runAll(medium, disk, writes)
        expect(answered).toEqual(contents.slice(0, n)) // the one that it died of has no answer
        expect(disk.isDead).toBe(true)
        expect(disk.writeCount).toBe(n)
        expect(await isAnswered(Promise.race([disk.open(), disk.readLog(0, 9), disk.erase()]))).toBe(false)
        expect(contentOf(medium)).toEqual(contents[isAfter ? n : n - 1])
        good(await (await openOn(medium)).append(medium.store.head + 1, commitOf('next'), RELAXED))
      }),
      { numRuns: 200 },
    )
  })

  it('S-DISK-21 a power cut loses a suffix of the relaxed writes and never a strict one', async () => {
    await fc.assert(
      fc.asyncProperty(writesOf(10), fc.nat(10), async (writes, keep) => {
        const medium = new Medium()
        const disk = await openOn(medium)
        const contents = await runAll(medium, disk, writes)
        // A drop is flushed like a strict write: what was cleared does not come back.
        const unflushed =
          writes.length - 1 - Math.max(writes.lastIndexOf('strict'), writes.lastIndexOf('drop'))
        expect(medium.unflushedCount).toBe(unflushed)
        medium.powerCut(keep)
        expect(disk.isDead).toBe(true)
        expect(contentOf(medium)).toEqual(contents[writes.length - unflushed + Math.min(keep, unflushed)])
        expect(medium.unflushedCount).toBe(0)
      }),
      { numRuns: 200 },
    )
  })

  it('S-DISK-21 a strict write of one tab takes the relaxed ones of another along', async () => {
    const medium = new Medium()
    const [a, b] = [await openOn(medium), await openOn(medium)]
    good(await a.append(1, commitOf('a'), RELAXED))
    good(await b.append(2, commitOf('b'), STRICT))
    good(await a.append(3, commitOf('a'), RELAXED))
    medium.powerCut(0)
    expect([a.isDead, b.isDead]).toEqual([true, true])
    expect(good(await (await openOn(medium)).open()).log.map((one) => one.position)).toEqual([1, 2])
  })

  it('S-DISK-22 a full disk takes nothing until oldest chunks were dropped', async () => {
    const medium = new Medium()
    const disk = await openOn(medium)
    disk.fullAfter(1)
    good(await disk.append(1, commitOf('a'), STRICT))
    const full = { ok: false, failure: 'full' }
    const room = { position: 2, commit: commitOf('room'), chunks: [] }
    expect(await disk.append(2, commitOf('b'), STRICT)).toEqual(full)
    expect(await disk.drop(room)).toEqual(full) // the same generation: fail-stop
    good(await disk.open())
    expect(await disk.append(2, commitOf('b'), STRICT)).toEqual(full)
    good(await disk.open())
    good(await disk.drop(room))
    good(await disk.append(3, commitOf('b'), STRICT))
  })

  it('S-DISK-4 an aborted write does not land, and none behind it although the store would take it', async () => {
    const medium = new Medium()
    const disk = await openOn(medium)
    disk.abort(2)
    const answers = [1, 2, 3].map((n) => disk.append(n, commitOf(`${n}`), RELAXED))
    expect((await Promise.all(answers)).map((answer) => answer.ok)).toEqual([true, false, false])
    expect(good(await disk.readLog(0, 9)).map((one) => one.position)).toEqual([1])
    good(await disk.open())
    good(await disk.append(2, commitOf('2'), RELAXED))
  })

  it('S-DISK-8 a lost connection is told once, and every later call answers lost', async () => {
    const disk = await openOn(new Medium())
    let heard = 0
    disk.onLost(() => heard++)
    disk.lose()
    disk.lose()
    expect(heard).toBe(1)
    expect(await disk.append(1, commitOf('a'), RELAXED)).toEqual({ ok: false, failure: 'lost' })
    expect(await disk.readLog(0, 1)).toEqual({ ok: false, failure: 'lost' })
    good(await disk.open())
  })

  it('S-DISK-22 a held write lands when it is released, and never when the disk died meanwhile', async () => {
    const medium = new Medium()
    const disk = await openOn(medium)
    disk.hold()
    const held = disk.append(1, commitOf('a'), RELAXED)
    expect(await isAnswered(held)).toBe(false)
    expect(good(await disk.readLog(0, 9))).toEqual([])
    disk.release()
    good(await held)

    disk.hold()
    const never = disk.append(2, commitOf('b'), STRICT)
    await drain()
    disk.kill()
    disk.release()
    expect(await isAnswered(never)).toBe(false)
    expect(medium.store.head).toBe(1)
  })

  it('S-DISK-20 a read that was asked for before the death is not answered after it', async () => {
    const disk = await openOn(new Medium())
    const read = disk.readLog(0, 9)
    disk.kill()
    expect(await isAnswered(read)).toBe(false)
  })

  it('S-DISK-20 a copy of a medium goes its own way', async () => {
    const medium = new Medium()
    good(await (await openOn(medium)).append(1, commitOf('a'), RELAXED))
    const copy = medium.copy()
    good(await (await openOn(copy)).append(2, commitOf('b'), RELAXED))
    expect([medium.store.head, copy.store.head]).toEqual([1, 2])
    copy.powerCut(0)
    expect(copy.store.head).toBe(1)
  })
})
