import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Commit } from '../events/facts.js'
import { newConversation } from '../model/conversation.js'
import { toServerId } from '../model/ids.js'
import type { Disk } from '../ports/disk.js'
import {
  ANN,
  commitOf,
  type DiskPlace,
  good,
  leader,
  logged,
  message,
  newest,
  openOne,
  RELAXED,
  STRICT,
  sealOf,
  textOf,
  textsOf,
} from './disk-sample.js'

/** Appends, their order, and what stops them. */
export function appending(newPlace: () => DiskPlace): void {
  it('S-DISK-2 appends in order, and a new disk reads what was appended', async () => {
    const place = newPlace()
    const { disk, opened } = await openOne(place)
    expect(opened).toEqual({ meta: undefined, rows: [], tables: {}, log: [] })
    good(await disk.append(1, commitOf('a'), RELAXED))
    good(await disk.append(2, commitOf('b'), STRICT))
    disk.close()
    expect((await openOne(place)).opened.log).toEqual([logged(1, 'a'), logged(2, 'b')])
  })

  it('S-DISK-2 refuses a position that is taken and leaves what is there', async () => {
    const place = newPlace()
    const [a, b] = [(await openOne(place)).disk, (await openOne(place)).disk]
    good(await a.append(1, commitOf('a'), RELAXED))
    expect(await b.append(1, commitOf('b'), STRICT)).toEqual({ ok: false, failure: 'stale' })
    expect(good(await b.readLog(1, 9))).toEqual([logged(1, 'a')])
  })

  it('S-DISK-4 lands nothing after a failed write, however it was asked for, until it is opened anew', async () => {
    const place = newPlace()
    const [a, b] = [(await openOne(place)).disk, (await openOne(place)).disk]
    good(await a.append(1, commitOf('a'), RELAXED))
    const stale = { ok: false, failure: 'stale' }
    const answers = [
      b.append(1, commitOf('b1'), RELAXED),
      b.append(2, commitOf('b2'), STRICT),
      b.takeOver(0, commitOf('b3')),
      b.seal(sealOf(2, { chunks: [[message(ANN, 1)]] })),
      b.drop({ position: 2, commit: commitOf('b4'), chunks: [] }),
    ]
    expect(await Promise.all(answers)).toEqual([stale, stale, stale, stale, stale])
    expect(await b.append(7, commitOf('b4'), RELAXED)).toEqual(stale)
    expect(good(await b.readLog(0, 99))).toEqual([logged(1, 'a')])

    expect(good(await b.open()).log).toEqual([logged(1, 'a')])
    good(await b.append(2, commitOf('b5'), RELAXED))
  })

  it('S-DISK-5 lands writes in the order they were asked for', async () => {
    const { disk } = await openOne(newPlace())
    const answers = [
      disk.append(1, commitOf('a'), RELAXED),
      disk.append(2, commitOf('b'), STRICT),
      disk.takeOver(0, commitOf('c')),
      disk.append(4, commitOf('d'), RELAXED),
    ]
    for (const answer of await Promise.all(answers)) good<unknown>(answer)
    expect(textsOf(good(await disk.readLog(1, 9)))).toEqual(['a', 'b', 'c', 'd'])
  })

  it('S-DISK-5 takes rows as they are at the call when nothing is in flight', async () => {
    const place = newPlace()
    const { disk } = await openOne(place)
    const row = newConversation(ANN, 0)
    const sealed = disk.seal(sealOf(1, { rowBlocks: [{ block: 0, rows: [row] }] }))
    row.unread = 5
    row.receipted.read = { at: 9, id: toServerId('9') }
    good(await sealed)
    expect((await openOne(place)).opened.rows).toEqual([newConversation(ANN, 0)])
  })

  it('S-DISK-7 reads a piece of the log, first and last included', async () => {
    const { disk } = await openOne(newPlace())
    for (const n of [1, 2, 3, 4]) good(await disk.append(n, commitOf(`${n}`), RELAXED))
    expect(good(await disk.readLog(2, 3))).toEqual([logged(2, '2'), logged(3, '3')])
    expect(good(await disk.readLog(4, 99))).toEqual([logged(4, '4')])
    expect(good(await disk.readLog(3, 2))).toEqual([])
  })
}

/** Two writers, one log. */
export function takingOver(newPlace: () => DiskPlace, runs: number): void {
  it('S-DISK-3 returns what another tab wrote and appends behind it', async () => {
    const place = newPlace()
    const [a, b] = [(await openOne(place)).disk, (await openOne(place)).disk]
    for (const n of [1, 2, 3]) good(await a.append(n, commitOf(`a${n}`), RELAXED))
    expect(good(await b.takeOver(1, commitOf('leader')))).toEqual([logged(2, 'a2'), logged(3, 'a3')])
    expect(await a.append(4, commitOf('a4'), STRICT)).toEqual({ ok: false, failure: 'stale' })
    good(await b.append(5, commitOf('b5'), RELAXED))
    expect(textsOf(good(await b.readLog(1, 9)))).toEqual(['a1', 'a2', 'a3', 'leader', 'b5'])
  })

  it('S-DISK-3 appends right behind the position when nothing was missed', async () => {
    const { disk } = await openOne(newPlace())
    expect(good(await disk.takeOver(0, commitOf('leader')))).toEqual([])
    expect(good(await disk.readLog(0, 9))).toEqual([logged(1, 'leader')])
  })

  it('S-DISK-11 refuses a writer that froze, after its successor sealed and cut the log', async () => {
    const place = newPlace()
    const [a, b] = [(await openOne(place)).disk, (await openOne(place)).disk]
    good(await a.takeOver(0, leader('a')))
    good(await a.append(2, commitOf('a2'), RELAXED))
    good(await b.takeOver(0, leader('b'))) // 3
    good(await b.append(4, commitOf('b4'), RELAXED))
    good(await b.seal(sealOf(5, { cuts: around([1, 3], 5) })))

    expect(await a.append(3, commitOf('lost'), STRICT)).toEqual({ ok: false, failure: 'stale' })
    good(await a.open())
    expect(await a.seal(sealOf(3, { chunks: [[message(ANN, 1)]] }))).toEqual({ ok: false, failure: 'stale' })
    expect(good(await a.readChunks([newest(ANN)]))).toEqual([[]])
    const left = good(await b.readLog(0, 99)).map((one) => one.position)
    expect(left).toEqual([1, 3, 5])
  })

  it('S-DISK-11 accepts a position once, in any interleaving of two tabs that append, seal and cut', async () => {
    const kind = fc.constantFrom('append' as const, 'append' as const, 'seal' as const, 'freeze' as const)
    const step = fc.record({ who: fc.constantFrom('a', 'b', 'both'), kind, strict: fc.boolean() })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 24 }), async (steps) => {
        const place = newPlace()
        const history: History = { accepted: new Map(), leaders: [] }
        const a = new Writer('a', place.newDisk(), history)
        const b = new Writer('b', place.newDisk(), history)
        for (const { who, kind, strict } of steps) {
          const writers = who === 'a' ? [a] : who === 'b' ? [b] : [a, b]
          await Promise.all(writers.map((writer) => writer.act(kind, strict)))
        }
        const { disk, opened } = await openOne(place)
        const positions = [...history.accepted.keys()].sort((x, y) => x - y)
        expect(positions).toEqual(positions.map((_, i) => i + 1))
        const from = opened.meta?.position ?? 1
        expect(opened.log.map((one) => one.position)).toEqual(positions.filter((one) => one >= from))
        for (const { position, commit } of good(await disk.readLog(1, 99))) {
          expect(textOf(commit)).toBe(history.accepted.get(position))
        }
        a.disk.close()
        b.disk.close()
        disk.close()
      }),
      { numRuns: runs },
    )
  })
}

/** What two writers together know: every accepted position, and where leaders stand. */
interface History {
  readonly accepted: Map<number, string>
  readonly leaders: number[]
}

/** A tab that leads until it is refused, then reads again and takes over. */
class Writer {
  readonly #name: string
  readonly disk: Disk
  readonly #history: History
  #head = 0
  #leads = false

  constructor(name: string, disk: Disk, history: History) {
    this.#name = name
    this.disk = disk
    this.#history = history
  }

  async act(kind: 'append' | 'seal' | 'freeze', strict: boolean): Promise<void> {
    if (kind === 'freeze') return
    if (!this.#leads) return this.#lead()
    const position = this.#head + 1
    const commit = commitOf(`${this.#name}${position}`)
    const result =
      kind === 'append'
        ? await this.disk.append(position, commit, { strict })
        : await this.disk.seal(sealOf(position, { commit, cuts: around(this.#history.leaders, position) }))
    this.#leads = result.ok
    if (result.ok) this.#accepted(position, commit)
    else expect(result.failure).toBe('stale')
  }

  async #lead(): Promise<void> {
    const opened = good(await this.disk.open())
    this.#head = opened.log.at(-1)?.position ?? 0
    const commit = leader(this.#name)
    const missed = good(await this.disk.takeOver(this.#head, commit))
    const position = (missed.at(-1)?.position ?? this.#head) + 1
    this.#accepted(position, commit)
    this.#history.leaders.push(position)
    this.#leads = true
  }

  #accepted(position: number, commit: Commit): void {
    expect(this.#history.accepted.has(position)).toBe(false)
    this.#history.accepted.set(position, textOf(commit))
    this.#head = position
  }
}

/** Ranges of everything below `end` but the records of leaders. */
function around(leaders: readonly number[], end: number): (readonly [number, number])[] {
  const ranges: (readonly [number, number])[] = []
  let from = 1
  for (const position of [...leaders.filter((one) => one < end).sort((a, b) => a - b), end]) {
    if (from < position) ranges.push([from, position - 1])
    from = position + 1
  }
  return ranges
}
