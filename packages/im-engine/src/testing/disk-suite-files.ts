import { expect, it } from 'vitest'
import { toClientId } from '../model/ids.js'
import { commitOf, type DiskPlace, good, openOne, RELAXED } from './disk-sample.js'

const ID = toClientId('c-1')
const OTHER = toClientId('c-2')
const bytesOf = (words: string, at = 5) => ({
  blob: new Blob([words], { type: 'text/plain' }),
  name: 'notes.txt',
  type: 'text/plain',
  at,
})

/** Bytes of files that wait to be sent. */
export function keepingFiles(newPlace: () => DiskPlace): void {
  it('S-DISK-25 keeps the bytes of a file and its poster under the id of its message, for the next start as well', async () => {
    const place = newPlace()
    const { disk } = await openOne(place)
    expect(good(await disk.hasFile(ID))).toBe(false)
    expect(good(await disk.getFile(ID))).toBeUndefined()
    good(await disk.putFile(ID, { ...bytesOf('hello'), poster: new Blob(['first picture']) }))
    disk.close()
    const { disk: next } = await openOne(place)
    expect(good(await next.hasFile(ID))).toBe(true)
    expect(good(await next.hasFile(OTHER))).toBe(false)
    const found = good(await next.getFile(ID))
    expect(await found?.blob.text()).toBe('hello')
    expect(await found?.poster?.text()).toBe('first picture')
    expect({ ...found, blob: 0, poster: 0 }).toEqual({ ...bytesOf(''), blob: 0, poster: 0 })
    next.close()
  })

  it('S-DISK-25 only adds: what is there stays, and the log goes on', async () => {
    const { disk } = await openOne(newPlace())
    good(await disk.putFile(ID, bytesOf('first')))
    expect(await disk.putFile(ID, bytesOf('second'))).toEqual({ ok: false, failure: 'stale' })
    expect(await good(await disk.getFile(ID))?.blob.text()).toBe('first')
    good(await disk.append(1, commitOf('a'), RELAXED))
    disk.close()
  })

  it('S-DISK-25 lists what is there and removes one, in every tab', async () => {
    const place = newPlace()
    const [a, b] = [(await openOne(place)).disk, (await openOne(place)).disk]
    good(await a.putFile(ID, bytesOf('one', 7)))
    good(await b.putFile(OTHER, bytesOf('two', 8)))
    expect([...good(await a.listFiles())].sort((x, y) => x.at - y.at)).toEqual([
      { clientId: ID, at: 7 },
      { clientId: OTHER, at: 8 },
    ])
    good(await b.removeFile(ID))
    good(await b.removeFile(ID))
    expect(good(await a.listFiles())).toEqual([{ clientId: OTHER, at: 8 }])
    a.close()
    b.close()
  })

  it('S-DISK-25 a disk that is not open has none, and an erased one neither', async () => {
    const place = newPlace()
    const { disk } = await openOne(place)
    good(await disk.putFile(ID, bytesOf('gone')))
    disk.close()
    const lost = { ok: false, failure: 'lost' }
    expect(await disk.putFile(OTHER, bytesOf('x'))).toEqual(lost)
    expect([await disk.hasFile(ID), await disk.getFile(ID)]).toEqual([lost, lost])
    expect([await disk.removeFile(ID), await disk.listFiles()]).toEqual([lost, lost])
    good(await disk.erase())
    const { disk: next } = await openOne(place)
    expect(good(await next.listFiles())).toEqual([])
    next.close()
  })
}
