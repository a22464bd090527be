import { afterEach, expect, inject, test } from 'vitest'
import { cdp } from 'vitest/browser'
import { browserClock } from '../../adapters/clock.js'
import { browserMedia } from '../../adapters/media.js'
import { type ImId, toImId } from '../../model/ids.js'
import type { MediaPort } from '../../ports/media.js'
import type { CallMedia, RemoteMedia } from '../provider.js'
import { coloursOf, smallCalls, TestRoom } from '../test-room.js'

declare module 'vitest' {
  interface ProvidedContext {
    readonly relayPeer: string
  }
}

const [ANNA, BORA] = [toImId('anna'), toImId('bora')]
const rooms: TestRoom[] = []
const connections: RTCPeerConnection[] = []
/** The browser's, and what it opened. */
const watched: MediaPort = {
  ...browserMedia,
  connect(configuration) {
    const connection = browserMedia.connect(configuration)
    connections.push(connection)
    return connection
  },
}
const watchedCalls = () => smallCalls({ media: watched })

function openRoom(...given: ConstructorParameters<typeof TestRoom>): TestRoom {
  const room = new TestRoom(...given)
  rooms.push(room)
  return room
}

afterEach(() => {
  for (const room of rooms.splice(0)) room.close()
  connections.length = 0
})

const remote = (media: CallMedia, imId: ImId): RemoteMedia | undefined =>
  media.remotes.getSnapshot().get(imId)

/** Bytes that came over all ways of this page. */
async function bytes(): Promise<number> {
  const reports = await Promise.all(connections.map((connection) => connection.getStats()))
  const stats = reports.flatMap(
    (report) => [...report.values()] as { type: string; bytesReceived?: number }[],
  )
  return stats.reduce(
    (sum, { type, bytesReceived = 0 }) => sum + (type === 'inbound-rtp' ? bytesReceived : 0),
    0,
  )
}

async function meet(room: TestRoom): Promise<readonly [CallMedia, CallMedia]> {
  const anna = await room.join('anna', { provider: watchedCalls() })
  const bora = await room.join('bora', { provider: watchedCalls() })
  await expect.poll(() => [remote(anna, BORA)?.hasVideo, remote(bora, ANNA)?.hasVideo]).toEqual([true, true])
  return [anna, bora]
}

test('S-CALL-60 two people hear and see each other', async () => {
  const room = openRoom()
  const [anna, bora] = await meet(room)
  const before = await bytes()
  await expect.poll(bytes).toBeGreaterThan(before + 10_000)
  for (const media of [remote(anna, BORA), remote(bora, ANNA)]) {
    expect(media).toMatchObject({ hasAudio: true, hasVideo: true, quality: 'good' })
    expect(
      media?.stream
        .getTracks()
        .map(({ kind }) => kind)
        .sort(),
    ).toEqual(['audio', 'video'])
    expect(await coloursOf(media?.stream ?? new MediaStream())).toBeGreaterThan(3)
  }
  // What one signal may be.
  for (const { body } of room.said) expect(body.length).toBeLessThan(16_384)
})

test('S-CALL-61 both offer at once: the polite one takes its offer back, and both go on', async () => {
  const room = openRoom()
  const [anna, bora] = await meet(room)
  const saying = (what: string) =>
    room.said.filter(({ body }) => body.includes(`"type":"${what}"`)).map(({ from }) => from)
  const [offers, answers] = [saying('offer').length, saying('answer').length]
  room.hold()
  anna.restart()
  bora.restart()
  await expect.poll(() => saying('offer').slice(offers).sort()).toEqual([ANNA, BORA])
  room.release()
  await expect.poll(() => saying('answer').slice(answers)).toEqual([ANNA])
  await expect
    .poll(() => connections.map(({ signalingState }) => signalingState))
    .toEqual(['stable', 'stable'])
  const now = await bytes()
  await expect.poll(bytes).toBeGreaterThan(now + 10_000)
  expect(remote(anna, BORA)?.quality).toBe('good')
})

test('S-CALL-62 after a restart sound and picture go on over a new way, in the same streams', async () => {
  const room = openRoom()
  const [anna] = await meet(room)
  const stream = remote(anna, BORA)?.stream
  const ufrag = () => /a=ice-ufrag:(\S+)/.exec(connections[0]?.localDescription?.sdp ?? '')?.[1]
  const before = ufrag()
  anna.restart()
  await expect.poll(ufrag).not.toBe(before)
  const now = await bytes()
  await expect.poll(bytes).toBeGreaterThan(now + 10_000)
  expect(remote(anna, BORA)?.stream).toBe(stream)
})

test('S-CALL-63 an offer that was lost or could not be sent is made up for', async () => {
  const room = openRoom()
  const anna = await room.join('anna', { provider: watchedCalls() })
  room.isCut = true
  const bora = await room.join('bora', { provider: watchedCalls() })
  room.isCut = false
  await expect.poll(() => room.said.some(({ body }) => body.includes('"type":"hello"'))).toBe(true)
  room.isDeaf = true
  const heard = room.said.length
  await expect.poll(() => room.said.length).toBeGreaterThan(heard)
  room.isDeaf = false
  await expect.poll(() => [remote(anna, BORA)?.hasVideo, remote(bora, ANNA)?.hasVideo]).toEqual([true, true])
})

test('S-CALL-64 muting, camera and screen change what the other one gets, and negotiate nothing', async () => {
  const room = openRoom()
  const canvas = document.createElement('canvas')
  canvas.getContext('2d')?.fillRect(0, 0, 4, 4)
  const screens: MediaStreamTrack[] = []
  const screen = async (): Promise<MediaStream> => {
    const stream = canvas.captureStream(5)
    screens.push(...stream.getTracks())
    return stream
  }
  const anna = await room.join('anna', { provider: smallCalls({ media: { ...watched, screen } }) })
  const bora = await room.join('bora', { provider: watchedCalls() })
  await expect.poll(() => remote(bora, ANNA)?.hasVideo).toBe(true)
  const descriptions = () => room.said.filter(({ body }) => /"type":"(offer|answer)"/.test(body)).length
  const before = descriptions()
  const sent = () => connections[0]?.getSenders().find(({ track }) => track?.kind === 'video')?.track ?? null

  await anna.setMicrophone(false)
  await expect.poll(() => remote(bora, ANNA)?.hasAudio).toBe(false)
  expect(anna.local.getSnapshot()).toMatchObject({ isMuted: true, microphone: { enabled: false } })
  await anna.setMicrophone(true)
  await expect.poll(() => remote(bora, ANNA)?.hasAudio).toBe(true)

  const { camera } = anna.local.getSnapshot()
  expect(await anna.shareScreen(true)).toEqual({ ok: true })
  await expect.poll(sent).toBe(screens[0])
  expect(anna.local.getSnapshot()).toMatchObject({ camera, screen: screens[0] })
  // As the browser's own "Stop sharing" does.
  screens[0]?.dispatchEvent(new Event('ended'))
  await expect.poll(sent).toBe(camera)
  await anna.shareScreen(true)
  await anna.shareScreen(false)
  await expect.poll(sent).toBe(camera)
  expect(screens.at(-1)?.readyState).toBe('ended')

  await anna.setCamera(false)
  await expect.poll(() => remote(bora, ANNA)?.hasVideo).toBe(false)
  expect(camera?.readyState).toBe('ended')
  await anna.setCamera(true)
  await expect.poll(() => remote(bora, ANNA)?.hasVideo).toBe(true)
  expect(descriptions()).toBe(before)
})

test('S-CALL-64 another microphone and camera take the place of the first, which are let go', async () => {
  const room = openRoom()
  const [anna] = await meet(room)
  const devices = await navigator.mediaDevices.enumerateDevices()
  const { microphone, camera } = anna.local.getSnapshot()
  for (const [kind, track] of [
    ['microphone', microphone],
    ['camera', camera],
  ] as const) {
    const inputs = devices.filter(
      (device) => device.kind === (kind === 'camera' ? 'videoinput' : 'audioinput'),
    )
    const other = inputs.find(({ deviceId }) => deviceId !== track?.getSettings().deviceId) ?? inputs[0]
    expect(await anna.switchDevice(kind, other?.deviceId ?? '')).toEqual({ ok: true })
    expect(anna.local.getSnapshot()[kind]?.getSettings().deviceId).toBe(other?.deviceId)
    expect(track?.readyState).toBe('ended')
  }
  expect(await anna.switchDevice('camera', 'no-such-camera')).toEqual({ ok: false, why: 'no-device' })
  expect(anna.local.getSnapshot().camera?.readyState).toBe('live')
})

test('S-CALL-65 in a meeting everybody has a way to everybody; with a fifth person pictures stop, and come back', async () => {
  const room = openRoom()
  const names = ['anna', 'bora', 'chan', 'dara', 'eva']
  const medias = await Promise.all(names.slice(0, 4).map((name) => room.join(name)))
  const seen = (isSeen: boolean) =>
    medias.map(
      ({ remotes }) => [...remotes.getSnapshot().values()].filter((one) => one.hasVideo === isSeen).length,
    )
  await expect.poll(() => seen(true)).toEqual([3, 3, 3, 3])
  const eva = await room.join('eva')
  await expect.poll(() => seen(false)).toEqual([4, 4, 4, 4])
  await eva.setCamera(false)
  expect(await eva.setCamera(true)).toEqual({ ok: false, why: 'too-many' })
  room.part('eva')
  await expect.poll(() => seen(true)).toEqual([3, 3, 3, 3])
})

test('S-CALL-66 whoever loads the page again is connected anew', async () => {
  const room = openRoom()
  const [anna, bora] = await meet(room)
  const stream = remote(anna, BORA)?.stream
  // A crash says no bye.
  room.isDeaf = true
  bora.leave()
  room.isDeaf = false
  const again = await room.join('bora')
  await expect.poll(() => remote(again, ANNA)?.hasVideo).toBe(true)
  await expect.poll(() => remote(anna, BORA)?.stream).not.toBe(stream)
})

/** The relay beside these tests (test-harness, relay/relay-peer.ts). */
const relay = async (act: 'credentials' | 'carried' | 'stop' | 'start') =>
  (await fetch(`${inject('relayPeer')}/${act}`, { method: 'POST' })).json()

test('S-CALL-68 people who are no contacts meet by the relay alone, and come back when it was gone', async () => {
  const credentials = await relay('credentials')
  const room = openRoom({ ...credentials, isRelayOnly: true, expiresAt: 0 })
  const [anna, bora] = await meet(room)
  const before = await relay('carried')
  await expect.poll(() => relay('carried')).toBeGreaterThan(before + 10_000)
  const candidates = room.said.flatMap(({ body }) => body.match(/typ \w+/g) ?? [])
  expect(new Set(candidates)).toEqual(new Set(['typ relay']))

  await relay('stop')
  await expect.poll(() => [anna, bora].map(({ quality }) => quality.getSnapshot())).toEqual(['lost', 'lost'])
  await relay('start')
  await expect.poll(() => [anna, bora].map(({ quality }) => quality.getSnapshot())).toEqual(['good', 'good'])
  const now = await bytes()
  await expect.poll(bytes).toBeGreaterThan(now + 10_000)
})

test('S-CALL-69 whoever leaves lets everything go: devices, ways and memory', async () => {
  const room = openRoom()
  const tracks: MediaStreamTrack[] = []
  const left = await (async () => {
    const [anna, bora] = await meet(room)
    const { microphone, camera } = anna.local.getSnapshot()
    for (const track of [microphone, camera]) if (track) tracks.push(track)
    const { stream } = remote(anna, BORA) ?? {}
    if (stream) tracks.push(...stream.getTracks())
    bora.leave()
    anna.leave()
    anna.leave()
    expect([...anna.remotes.getSnapshot()]).toEqual([])
    expect(anna.local.getSnapshot()).toMatchObject({ microphone: null, camera: null, screen: null })
    expect(await anna.setCamera(true)).toEqual({ ok: false, why: 'failed' })
    // What the test itself holds on to, as it polled them, is left out: both halves of the call.
    return [...connections, stream].map((one) => new WeakRef(one as object))
  })()
  expect(tracks.map(({ readyState }) => readyState)).toEqual(['ended', 'ended', 'ended', 'ended'])
  expect(connections.map(({ connectionState }) => connectionState)).toEqual(['closed', 'closed'])
  connections.length = 0
  tracks.length = 0
  rooms.length = 0
  room.close()
  const collect = cdp() as unknown as { send(method: string): Promise<unknown> }
  await expect
    .poll(async () => {
      await collect.send('HeapProfiler.collectGarbage')
      return left.filter((one) => one.deref() !== undefined).length
    })
    .toBe(0)
})

test('S-CALL-76 nothing is connected, and no address told, before the server said how', async () => {
  const room = openRoom()
  const error = { kind: 'network-closed', origin: 'network', message: 'no network' } as const
  let isKnown = false
  const value = { urls: [], username: '', credential: '', isRelayOnly: false, expiresAt: 0 }
  const ice = async () =>
    isKnown
      ? ({ ok: true, value } as const)
      : ({ ok: false, refusal: { kind: 'unavailable', error } } as const)
  await room.join('anna', { provider: watchedCalls(), ice })
  const bora = await room.join('bora', { provider: watchedCalls(), ice })
  const greeted = room.said.length
  await expect.poll(() => room.said.length).toBeGreaterThan(greeted)
  expect(connections.length).toBe(0)
  expect(room.said.some(({ body }) => /candidate|sdp/.test(body))).toBe(false)
  isKnown = true
  await expect.poll(() => remote(bora, ANNA)?.hasVideo).toBe(true)
})

test('S-CALL-67 a call that reaches nobody is lost after 10 s, and good once it does', async () => {
  const room = openRoom()
  let passed = 0
  const clock = { ...browserClock, now: () => browserClock.now() + passed }
  room.members.set([BORA])
  const anna = await room.join('anna', { provider: smallCalls({ clock }) })
  expect(anna.quality.getSnapshot()).toBe('good')
  passed = 10_001
  await expect.poll(() => anna.quality.getSnapshot()).toBe('lost')
  await room.join('bora')
  await expect.poll(() => anna.quality.getSnapshot()).toBe('good')
})

test('S-CALL-66 another device of a person takes the place of the first', async () => {
  const room = openRoom()
  const [anna] = await meet(room)
  const stream = remote(anna, BORA)?.stream
  await room.join('bora', { device: 'another' })
  await expect.poll(() => remote(anna, BORA)?.stream).not.toBe(stream)
  await expect.poll(() => remote(anna, BORA)?.hasVideo).toBe(true)
  expect(connections[0]?.connectionState).toBe('closed')
})

test('S-CALL-63 what somebody shows is told again, for nobody knows whether it was heard', async () => {
  const room = openRoom()
  const [anna, bora] = await meet(room)
  room.isDeaf = true
  await bora.setMicrophone(false)
  room.isDeaf = false
  await expect.poll(() => remote(anna, BORA)?.hasAudio).toBe(false)
})
