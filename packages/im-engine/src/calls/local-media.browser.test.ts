import { afterEach, expect, test } from 'vitest'
import { StandInMedia } from '../testing/stand-in-media.js'
import { LocalMedia, PICTURE, refusalOf } from './local-media.js'

const open: LocalMedia[] = []
function made(media = new StandInMedia(), mayShow?: () => boolean) {
  const local = new LocalMedia(media, PICTURE, mayShow)
  open.push(local)
  return { media, local, now: () => local.tracks.getSnapshot() }
}
afterEach(() => {
  for (const local of open.splice(0)) local.close()
})

test('S-CALL-75 one device that is refused leaves the other, and is there when it is asked for again', async () => {
  const { media, local, now } = made()
  media.faults.microphone = 'NotFoundError'
  await local.begin({ audio: true, video: true })
  expect(now()).toMatchObject({ microphone: null, refused: { microphone: 'no-device', camera: null } })
  expect(now().camera?.readyState).toBe('live')
  expect(await local.setMicrophone(true)).toEqual({ ok: false, why: 'no-device' })
  media.faults.microphone = null
  expect(await local.setMicrophone(true)).toEqual({ ok: true })
  expect(now()).toMatchObject({ isMuted: false, refused: { microphone: null } })
})

test('S-CALL-75 a device that is unplugged is missing, and a screen that was not picked changes nothing', async () => {
  const { media, local, now } = made()
  await local.begin({ audio: true, video: false })
  now().microphone?.dispatchEvent(new Event('ended'))
  expect(now()).toMatchObject({ microphone: null, refused: { microphone: 'no-device' } })
  media.faults.screen = 'NotAllowedError'
  expect(await local.shareScreen(true)).toEqual({ ok: false, why: 'not-permitted' })
  expect(now().screen).toBe(null)
})

test('S-CALL-75 says why, of what browsers throw', () => {
  const why = (name: string) => refusalOf(new DOMException('', name))
  expect(['NotAllowedError', 'NotFoundError', 'OverconstrainedError', 'NotReadableError'].map(why)).toEqual([
    'not-permitted',
    'no-device',
    'no-device',
    'in-use',
  ])
  expect([
    why('NotSupportedError'),
    refusalOf(new TypeError('no')),
    why('DataError'),
    refusalOf('?'),
  ]).toEqual(['not-supported', 'not-supported', 'failed', 'failed'])
})

test('S-CALL-65 no picture is begun while there are too many people', async () => {
  const { local, now } = made(undefined, () => false)
  await local.begin({ audio: true, video: false })
  expect(await local.setCamera(true)).toEqual({ ok: false, why: 'too-many' })
  expect(await local.shareScreen(true)).toEqual({ ok: false, why: 'too-many' })
  expect(now()).toMatchObject({ camera: null, screen: null })
})

test('S-CALL-69 a device that is opened as the call ends is let go, too', async () => {
  const { media, local } = made()
  const opened: MediaStreamTrack[] = []
  let give = (): void => {}
  const gate = new Promise<void>((resolve) => {
    give = resolve
  })
  const devices = media.devices.bind(media)
  media.devices = async (constraints) => {
    await gate
    const stream = await devices(constraints)
    opened.push(...stream.getTracks())
    return stream
  }
  const begun = local.setCamera(true)
  await Promise.resolve()
  local.close()
  give()
  expect(await begun).toEqual({ ok: false, why: 'failed' })
  expect(opened.map(({ readyState }) => readyState)).toEqual(opened.map(() => 'ended'))
})
