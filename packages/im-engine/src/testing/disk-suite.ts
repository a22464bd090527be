// What every Disk must do, whatever it keeps things in: run on memory, on IndexedDB in Node and on IndexedDB in a browser.
// Source: S-DISK-1.

import { describe, expect, it } from 'vitest'
import {
  ANN,
  commitOf,
  type DiskPlace,
  good,
  message,
  newest,
  openOne,
  RELAXED,
  STRICT,
  sealOf,
} from './disk-sample.js'
import { keepingFiles } from './disk-suite-files.js'
import { appending, takingOver } from './disk-suite-log.js'
import { reading, sealing } from './disk-suite-seal.js'

/** Runs the suite as `describe(name)`; `newPlace` gives an empty database, `runs` bounds the property. */
export function diskSuite(name: string, newPlace: () => DiskPlace, runs = 50): void {
  describe(name, () => {
    appending(newPlace)
    takingOver(newPlace, runs)
    sealing(newPlace)
    reading(newPlace)
    keepingFiles(newPlace)
    goingAway(newPlace)
  })
}

function goingAway(newPlace: () => DiskPlace): void {
  it('S-DISK-6 answers lost when it is not open, and never rejects', async () => {
    const disk = newPlace().newDisk()
    const lost = { ok: false, failure: 'lost' }
    const ask = () =>
      Promise.all([
        disk.append(1, commitOf('a'), RELAXED),
        disk.takeOver(0, commitOf('a')),
        disk.seal(sealOf(1, {})),
        disk.drop({ position: 1, commit: commitOf('a'), chunks: [] }),
        disk.readOldest(1),
        disk.readChunks([newest(ANN)]),
        disk.readAmendments([ANN]),
        disk.readLog(0, 1),
      ])
    expect(await ask()).toEqual(Array(8).fill(lost))
    good(await disk.open())
    disk.close()
    expect(await ask()).toEqual(Array(8).fill(lost))
    expect(good(await disk.open()).log).toEqual([])
    disk.close()
  })

  it('S-DISK-13 erases everything, from a tab that failed too, and the other tabs hear of it once', async () => {
    const place = newPlace()
    const [a, b] = [(await openOne(place)).disk, (await openOne(place)).disk]
    good(await a.seal(sealOf(1, { chunks: [[message(ANN, 1)]], tables: { poisonCount: 1 } })))
    expect(await b.append(1, commitOf('b'), RELAXED)).toEqual({ ok: false, failure: 'stale' })
    const heard: string[] = []
    a.onLost(() => heard.push('a'))
    a.onLost(() => heard.push('not'))()
    b.onLost(() => heard.push('b'))
    good(await b.erase())
    expect(heard).toEqual(['a'])
    expect(await a.append(2, commitOf('a'), STRICT)).toEqual({ ok: false, failure: 'lost' })

    const { disk, opened } = await openOne(place)
    expect(opened).toEqual({ meta: undefined, rows: [], tables: {}, log: [] })
    expect(good(await disk.readChunks([newest(ANN)]))).toEqual([[]])
    disk.close()
  })

  it('S-DISK-13 erases what is not open, and lands no write that was asked for after', async () => {
    const place = newPlace()
    const { disk } = await openOne(place)
    good(await disk.append(1, commitOf('a'), RELAXED))
    const erased = disk.erase()
    expect(await disk.append(2, commitOf('b'), RELAXED)).toEqual({ ok: false, failure: 'lost' })
    good(await erased)
    expect(good(await disk.open()).log).toEqual([])
    good(await disk.append(1, commitOf('c'), RELAXED))
    disk.close()
    good(await disk.erase())
    const { disk: last, opened } = await openOne(place)
    expect(opened.log).toEqual([])
    last.close()
  })

  it('S-DISK-15 answers newer for rows of a newer engine and leaves them', async () => {
    const place = newPlace()
    const { disk } = await openOne(place)
    good(await disk.seal(sealOf(1, { meta: { position: 1, retained: [], projection: 2 } })))
    const older = place.newDisk()
    expect(await older.open()).toEqual({ ok: false, failure: 'newer' })
    expect((await older.append(2, commitOf('old'), RELAXED)).ok).toBe(false)
    expect(good(await disk.readLog(0, 9)).map((one) => one.position)).toEqual([1])
    disk.close()
  })
}
