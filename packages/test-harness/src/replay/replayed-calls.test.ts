import type { HttpAnswer } from '@sarika/im-engine/testing'
import { describe, expect, it } from 'vitest'
import type { Happening } from '../record/recording'
import { ClientIds } from './client-ids'
import { KnownRows } from './known-rows'
import { ReplayedCalls } from './replayed-calls'

const MARK = '/biz/conversations/read'
const mark = (id: number): Extract<Happening, { type: 'ask' }> => ({
  type: 'ask',
  id,
  method: 'POST',
  path: MARK,
  body: { json: { items: [] } },
})

/** The calls of a tab that told `recorded` in the live run, on a clock that `wait` moves. */
function stage(recorded: readonly Extract<Happening, { type: 'ask' }>[]) {
  let now = 0
  const calls = new ReplayedCalls(new ClientIds(), new KnownRows('id-1', []), () => now, recorded)
  const answers: HttpAnswer[] = []
  const tell = (): void => {
    const request = {
      method: 'POST',
      url: `https://chat.test${MARK}`,
      headers: {},
      body: '{"items":[]}',
      timeoutMs: 10_000,
    } as const
    void calls.request(request).then((answer) => answers.push(answer))
  }
  /** Longer than a call may stay unknown, ms. */
  const wait = async (): Promise<void> => {
    now += 5_000
    calls.answerStrays()
    await Promise.resolve()
  }
  const take = (ask: Extract<Happening, { type: 'ask' }>): boolean => {
    const hasAsked = calls.hasAsked(ask)
    const body = { json: { code: 0, data: null } }
    calls.answered({ type: 'answer', id: ask.id, kind: 'answer', status: 200, body, retryAfterMs: 0 })
    return hasAsked
  }
  return { tell, wait, take, answers }
}

describe('calls of a tab that is replayed', () => {
  it('S-REC-9 a mark told while the replay waits for another tab waits for its own record', async () => {
    const { tell, wait, take, answers } = stage([mark(1), mark(2)])
    tell()
    expect(take(mark(1))).toBe(true)
    tell()
    await wait()
    expect(answers).toHaveLength(1)
    expect(take(mark(2))).toBe(true)
    await Promise.resolve()
    expect(answers).toHaveLength(2)
  })

  it('S-REC-9 a mark that the live run told no more is answered as the one before', async () => {
    const { tell, wait, take, answers } = stage([mark(1)])
    tell()
    take(mark(1))
    tell()
    await wait()
    expect(answers).toHaveLength(2)
    expect(answers[1]).toEqual(answers[0])
  })
})
