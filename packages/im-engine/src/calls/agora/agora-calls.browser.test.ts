import { afterEach, expect, test } from 'vitest'
import { toImId } from '../../model/ids.js'
import { AgoraStandIn } from '../../testing/agora-stand-in.js'
import { HandClock } from '../../testing/hand-clock.js'
import { StandInMedia } from '../../testing/stand-in-media.js'
import type { CallJoin, CallMedia } from '../provider.js'
import { TestRoom } from '../test-room.js'
import { agoraCalls } from './agora-calls.js'

const CHANNEL = '0'.repeat(32)
const [ANNA, BORA] = [toImId('anna'), toImId('bora')]
const room = new TestRoom()
const made = () => {
  const clock = new HandClock()
  const agora = new AgoraStandIn(clock)
  const asked: string[] = []
  const join = (name: string, given: Partial<CallJoin> = {}): Promise<CallMedia> =>
    room.join(name, {
      provider: agoraCalls({ sdk: agora.sdk, appId: 'app', clock, media: new StandInMedia() }),
      token: async () => {
        asked.push(name)
        return { ok: true, value: agora.tokenFor(CHANNEL, name) }
      },
      ...given,
    })
  return { clock, agora, asked, join }
}
const seen = (media: CallMedia, imId = BORA) => media.remotes.getSnapshot().get(imId)

afterEach(() => room.close())

test('S-CALL-71 two people meet by an SDK that was given; a mute, a camera and a screen reach the other', async () => {
  const { join } = made()
  const [anna, bora] = [await join('anna'), await join('bora')]
  await expect.poll(() => [seen(anna)?.hasVideo, seen(bora, ANNA)?.hasAudio]).toEqual([true, true])
  expect(seen(anna)?.stream.getTracks().length).toBe(2)
  await bora.setMicrophone(false)
  await expect.poll(() => seen(anna)?.hasAudio).toBe(false)
  await bora.setMicrophone(true)
  await bora.setCamera(false)
  await expect.poll(() => [seen(anna)?.hasAudio, seen(anna)?.hasVideo]).toEqual([true, false])
  await bora.shareScreen(true)
  await expect.poll(() => seen(anna)?.hasVideo).toBe(true)
  expect(bora.local.getSnapshot().screen?.readyState).toBe('live')
  bora.leave()
  await expect.poll(() => seen(anna)).toBe(undefined)
})

test('S-CALL-72 a token is renewed before its 1,000 s are over, and again after a failure', async () => {
  const { clock, agora, asked, join } = made()
  await join('anna')
  await expect.poll(() => agora.clients.size).toBe(1)
  await clock.advance(899_000)
  expect(asked).toEqual(['anna'])
  await clock.advance(2_000)
  expect(asked).toEqual(['anna', 'anna'])
  await clock.advance(2_000_000)
  expect(asked.length).toBe(4)
  expect(agora.clients.size).toBe(1)
})

test('S-CALL-72 whoever gets no token is in later, and whoever was put out comes back', async () => {
  const { clock, agora, join } = made()
  let isRefused = true
  const error = { kind: 'network-closed', origin: 'network', message: 'no network' } as const
  const anna = await join('anna', {
    token: async () =>
      isRefused
        ? { ok: false, refusal: { kind: 'unavailable', error } }
        : { ok: true, value: agora.tokenFor(CHANNEL, 'anna') },
  })
  await clock.advance(60_000)
  expect([agora.clients.size, anna.quality.getSnapshot()]).toEqual([0, 'lost'])
  isRefused = false
  await clock.advance(5_000)
  expect([agora.clients.size, anna.quality.getSnapshot()]).toEqual([1, 'good'])
  isRefused = true
  await clock.advance(1_100_000)
  expect([agora.clients.size, anna.quality.getSnapshot()]).toEqual([0, 'lost'])
  isRefused = false
  await clock.advance(5_000)
  expect(agora.clients.size).toBe(1)
})

test('S-CALL-71 quality is said in our three words', async () => {
  const { agora, join } = made()
  const anna = await join('anna')
  await expect.poll(() => anna.quality.getSnapshot()).toBe('good')
  for (const [level, quality] of [
    [1, 'good'],
    [3, 'good'],
    [4, 'poor'],
    [5, 'poor'],
    [6, 'lost'],
  ] as const) {
    agora.tellQuality(level)
    expect(anna.quality.getSnapshot()).toBe(quality)
  }
})
