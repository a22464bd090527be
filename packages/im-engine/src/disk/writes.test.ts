import { describe, expect, it } from 'vitest'
import type { DiskResult } from '../ports/disk.js'
import { DONE, failed } from './result.js'
import { createWrites } from './writes.js'

describe('createWrites', () => {
  it('S-DISK-5 starts a write at the call when nothing is in flight, and behind the one before it else', async () => {
    const writes = createWrites()
    const started: number[] = []
    const ends: (() => void)[] = []
    const write = (n: number) => () => {
      started.push(n)
      return new Promise<DiskResult>((resolve) => ends.push(() => resolve(DONE)))
    }
    const first = writes.run(write(1))
    const second = writes.run(write(2))
    expect(started).toEqual([1])
    ends[0]?.()
    await first
    expect(started).toEqual([1, 2])
    ends[1]?.()
    await second
    writes.run(write(3))
    expect(started).toEqual([1, 2, 3])
  })

  it('S-DISK-4 answers the first failure for ever, and starts nothing', async () => {
    const writes = createWrites()
    let later = 0
    const count = async () => {
      later++
      return DONE
    }
    expect(await writes.run(async () => failed('full'))).toEqual(failed('full'))
    expect(await writes.run(count)).toEqual(failed('full'))
    writes.stop('lost')
    expect(await writes.run(count)).toEqual(failed('full'))
    expect(later).toBe(0)
  })

  it('S-DISK-4 leaves what is in flight to end as it ends when it is stopped', async () => {
    const writes = createWrites()
    const running = writes.run(async () => DONE)
    const queued = writes.run(async () => DONE)
    writes.stop('lost')
    expect(await running).toEqual(DONE)
    expect(await queued).toEqual(failed('lost'))
  })
})
