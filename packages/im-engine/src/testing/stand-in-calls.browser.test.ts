import { expect, test } from 'vitest'
import { coloursOf, TestRoom } from '../calls/test-room.js'
import { toImId } from '../model/ids.js'
import { StandInCalls } from './stand-in-calls.js'

test('S-CALL-73 a stand-in shows a meeting of eight, each with a picture of their own', async () => {
  const [room, calls] = [new TestRoom(), new StandInCalls()]
  room.members.set(['im-2', 'im-3', 'im-4', 'im-5', 'im-6', 'im-7', 'im-8'].map(toImId))
  const media = await room.join('im-1', { provider: calls })
  const remotes = [...media.remotes.getSnapshot().values()]
  expect(remotes.length).toBe(7)
  for (const { stream } of remotes) expect(await coloursOf(stream)).toBeGreaterThan(1)
  room.part('im-8')
  expect(media.remotes.getSnapshot().size).toBe(6)
  media.leave()
  expect(
    remotes.flatMap(({ stream }) => stream.getTracks()).every((track) => track.readyState === 'ended'),
  ).toBe(true)
})

test('S-CALL-73 a test says how somebody is, and which device is not given', async () => {
  const [room, calls] = [new TestRoom(), new StandInCalls()]
  room.members.set([toImId('im-2')])
  calls.media.faults.camera = 'NotAllowedError'
  const media = await room.join('im-1', { provider: calls })
  expect(media.local.getSnapshot()).toMatchObject({
    camera: null,
    refused: { microphone: null, camera: 'not-permitted' },
  })
  expect(media.local.getSnapshot().microphone?.readyState).toBe('live')
  expect(await media.setCamera(true)).toEqual({ ok: false, why: 'not-permitted' })
  calls.media.faults.camera = null
  expect(await media.setCamera(true)).toEqual({ ok: true })
  expect(media.local.getSnapshot().refused.camera).toBe(null)
  calls.joined.at(-1)?.change(toImId('im-2'), { hasVideo: false, quality: 'poor' })
  calls.joined.at(-1)?.setQuality('lost')
  expect(media.remotes.getSnapshot().get(toImId('im-2'))).toMatchObject({ hasVideo: false, quality: 'poor' })
  expect(media.quality.getSnapshot()).toBe('lost')
  media.leave()
})
