import { describe, expect, it } from 'vitest'
import { browserChannel, browserLocks } from './tabs.js'

/** A claim on a lock that tells what happens to it. */
function claim(name: string, steal = false) {
  const said: string[] = []
  let wake = (): void => {}
  let release = (): void => {}
  const request = browserLocks.request(
    name,
    { steal },
    {
      onGranted: (letGo) => {
        release = letGo
        said.push('granted')
        wake()
      },
      onLost: () => {
        said.push('lost')
        wake()
      },
    },
  )
  const until = async (word: string): Promise<void> => {
    while (!said.includes(word))
      await new Promise<void>((resolve) => {
        wake = resolve
      })
  }
  return { said, until, request, release: () => release() }
}

describe('Web Locks', () => {
  it('S-ADAPT-3 grants one at a time, in line, and passes over who gave up', async () => {
    const name = crypto.randomUUID()
    const a = claim(name)
    await a.until('granted')
    const b = claim(name)
    const c = claim(name)
    b.request.cancel()
    a.release()
    await c.until('granted')
    expect(b.said).toEqual([])
    expect(a.said).toEqual(['granted'])
    c.release()
  })

  it('S-ADAPT-3 tells the holder that it was robbed', async () => {
    const name = crypto.randomUUID()
    const a = claim(name)
    await a.until('granted')
    const thief = claim(name, true)
    await thief.until('granted')
    await a.until('lost')
    expect(a.said).toEqual(['granted', 'lost'])
    thief.release()
  })
})

describe('BroadcastChannel', () => {
  it('S-ADAPT-4 reaches the others of its name and not itself', async () => {
    const name = crypto.randomUUID()
    const heard: unknown[] = []
    const own = browserChannel.open(name, () => heard.push('itself'))
    const arrived = new Promise<unknown>((resolve) => {
      browserChannel.open(name, resolve)
    })
    own.post({ n: 1 })
    expect(await arrived).toEqual({ n: 1 })
    expect(heard).toEqual([])
    own.close()
  })
})
