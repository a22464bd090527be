import { describe, expect, it, onTestFinished } from 'vitest'
import { toClientId } from '../model/ids.js'
import { UPLOAD_STALL_MS, UPLOAD_TOTAL_MS } from '../model/limits.js'
import type { OutboxItem } from '../model/outbox.js'
import { json } from '../testing/scripted-http.js'
import { TICKET_HEADER } from '../wire/file.js'
import type { OnFault } from './faults.js'
import { KEY, OTHER_KEY } from './test-backend.js'
import { FileStage, NO_FILE, refusal, stored } from './test-files.js'
import { depsWith, ID, row } from './test-rows.js'
import { type Cell, callback, walk } from './test-table.js'
import { TIMING } from './timing.js'
import { type UploadsEvent, uploadsMachine } from './uploads.machine.js'

const uploading: OutboxItem = {
  ...row,
  state: 'uploading',
  content: {
    kind: 'raw',
    type: 'image',
    said: { text: '', more: { fileName: 'a.jpg' } },
    file: { size: 1, posterSize: 0 },
  },
}

describe('uploads machine', () => {
  type State = 'offline' | 'online'
  type Name = UploadsEvent['type'] | 'busy' | 'cut' | 'refused' | 'unheard of'
  const of = (event: UploadsEvent): UploadsEvent => event
  const SAME = {
    changed: '=',
    ended: '=',
    busy: '=',
    cut: '=',
    refused: '=',
    again: '=',
    expire: '=',
    'unheard of': '!',
  } as const
  const table: Record<State, Record<Name, Cell<State>>> = {
    offline: { ...SAME, connected: 'online', disconnected: '=' },
    online: { ...SAME, connected: '=', disconnected: 'offline' },
  }
  const machine = uploadsMachine.provide({
    actors: { commits: callback, clerk: callback, attempt: callback } as never,
  })
  const inputOf = (onFault: OnFault) => ({
    ...depsWith([uploading], onFault),
    onSent: () => {},
    network: { isOnline: () => true },
  })
  it('S-UPLOAD-3 takes every transition of its table', () => {
    walk<State, Name>({
      machine,
      input: inputOf,
      events: {
        connected: of({ type: 'connected' }),
        disconnected: of({ type: 'disconnected' }),
        changed: of({ type: 'changed' }),
        ended: of({
          type: 'ended',
          clientId: ID,
          ended: { kind: 'stored', file: { ...NO_FILE, thumb: '', type: 'x', url: '/chat/files/1' } },
        }),
        busy: { ...of({ type: 'ended', clientId: ID, ended: { kind: 'busy', afterMs: 1 } }) },
        cut: { ...of({ type: 'ended', clientId: ID, ended: { kind: 'cut' } }) },
        refused: { ...of({ type: 'ended', clientId: ID, ended: { kind: 'refused', reason: 'empty' } }) },
        again: of({ type: 'again', clientId: ID }),
        expire: of({ type: 'expire', clientId: ID, queuedAt: 0 }),
        'unheard of': { type: 'unheard of' },
      },
      paths: { offline: [], online: ['connected'] },
      table,
    })
  })
})

async function connected(): Promise<FileStage> {
  const stage = await FileStage.connected()
  onTestFinished(() => {
    expect(stage.faults).toEqual([])
    stage.running.stop()
  })
  return stage
}

describe('uploads', () => {
  it('S-UPLOAD-1 a file goes with ticket, token and its id as key; then its address is sent as the message', async () => {
    const stage = await connected()
    await stage.sendFile('roof.jpg')
    expect(stage.item('roof.jpg')?.state).toBe('uploading')
    const { request } = stage.upload('roof.jpg')
    expect(request).toMatchObject({ url: '/chat/files2', fileName: 'roof.jpg' })
    expect(request.headers).toMatchObject({
      Authorization: 'Bearer t0',
      'Idempotency-Key': 'c-roof.jpg',
      [TICKET_HEADER]: 'ticket 1',
    })
    expect(await request.blob.text()).toBe('bytes of roof.jpg')
    expect(stage.http.to('/chat/file_auths')[0]?.url).toBe('/chat/file_auths?kind=image&size=17')
    expect(stage.backend.texts).toEqual([])
    await stage.answer('roof.jpg')
    expect(stage.backend.texts).toEqual(['/chat/files/c-roof.jpg'])
    const [frame] = stage.backend.frames.filter(({ data }) => data.msg !== undefined)
    expect(frame?.data.msg).toMatchObject({
      type: 'image',
      fileName: 'roof.jpg',
      fileSize: 17,
      extra: { fileName: 'roof.jpg', fromName: 'roof.jpg', fileSize: 17, width: 40, height: 30 },
    })
    expect(stage.log.state().outbox.size).toBe(0)
    expect(await stage.filesLeft()).toEqual([])
  })

  it('S-UPLOAD-13 a film goes with its first picture, under a key of its own', async () => {
    const stage = await connected()
    stage.uploader.onUpload = (upload) => upload.answer(stored(upload))
    await stage.sendFile('film.mp4', { poster: 'first' })
    expect(stage.uploader.uploads.map(({ key }) => key)).toEqual(['c-film.mp4.poster', 'c-film.mp4'])
    expect(stage.http.to('/chat/file_auths').map(({ url }) => url)).toEqual([
      '/chat/file_auths?kind=image&size=5',
      '/chat/file_auths?kind=video&size=17',
    ])
    const [frame] = stage.backend.frames.filter(({ data }) => data.msg !== undefined)
    expect(frame?.data.msg).toMatchObject({
      type: 'video',
      content: '/chat/files/c-film.mp4',
      extra: { posterUrl: '/chat/files/c-film.mp4.poster', posterSize: 5, posterWidth: 40 },
    })
  })

  it('S-UPLOAD-13 a film whose picture is refused goes without it', async () => {
    const stage = await connected()
    stage.uploader.onUpload = (upload) =>
      upload.answer(upload.key.endsWith('.poster') ? refusal('wrong_type') : stored(upload))
    await stage.sendFile('film.mp4', { poster: 'first' })
    const [frame] = stage.backend.frames.filter(({ data }) => data.msg !== undefined)
    expect(frame?.data.msg).toMatchObject({ content: '/chat/files/c-film.mp4' })
    expect(JSON.stringify(frame)).not.toContain('poster')
  })

  it('S-UPLOAD-3 three go at once, the next when one is done', async () => {
    const stage = await connected()
    for (const name of ['a', 'b', 'c', 'd', 'e']) await stage.sendFile(name)
    expect(stage.going).toEqual(['a', 'b', 'c'])
    await stage.answer('b')
    expect(stage.going).toEqual(['a', 'c', 'd'])
  })

  it('S-UPLOAD-3 files of one conversation leave in the order in which they were picked; texts do not wait', async () => {
    const stage = await connected()
    await stage.sendFile('a')
    await stage.sendFile('b')
    await stage.sendFile('other', { key: OTHER_KEY })
    await stage.send('hello')
    await stage.answer('b')
    await stage.answer('other')
    expect(stage.backend.texts).toEqual(['hello', '/chat/files/c-other'])
    await stage.answer('a')
    await stage.clock.advance(20)
    expect(stage.backend.texts.slice(2)).toEqual(['/chat/files/c-a', '/chat/files/c-b'])
  })

  it.each(['fails', 'is cancelled'])('S-UPLOAD-3 a later file does not wait for one that %s', async (how) => {
    const stage = await connected()
    const first = await stage.sendFile('a')
    await stage.sendFile('b')
    await stage.answer('b')
    expect(stage.backend.texts).toEqual([])
    if (how === 'fails') await stage.answer('a', refusal('wrong_type'))
    else await stage.log.submit({ type: 'discard', clientId: first })
    await stage.clock.advance(0)
    expect(stage.backend.texts).toEqual(['/chat/files/c-b'])
  })

  it('S-UPLOAD-4 a try without a byte for 30 s ends; after two more the row fails', async () => {
    const stage = await connected()
    await stage.sendFile('a')
    await stage.clock.advance(UPLOAD_STALL_MS - 1)
    stage.upload('a').send(3)
    await stage.clock.advance(UPLOAD_STALL_MS - 1)
    expect(stage.uploader.uploads).toHaveLength(1)
    expect(stage.upload('a').isOver).toBe(false)
    await stage.clock.advance(1)
    expect(stage.upload('a').isOver).toBe(true)
    await stage.clock.advance(TIMING.UPLOAD_RETRY_MS)
    expect(stage.uploader.uploads).toHaveLength(2)
    await stage.answer('a', { kind: 'network' })
    await stage.clock.advance(2 * TIMING.UPLOAD_RETRY_MS)
    expect(stage.uploader.uploads).toHaveLength(3)
    await stage.answer('a', { kind: 'network' })
    expect(stage.item('a')).toMatchObject({
      state: 'failed',
      failure: { kind: 'upload', reason: 'network' },
    })
    await stage.clock.advance(UPLOAD_STALL_MS * 10)
    expect(stage.uploader.uploads).toHaveLength(3)
    expect(await stage.filesLeft()).toEqual(['a'])
  })

  it('S-UPLOAD-4 a file that does not get there within a day fails', async () => {
    const stage = new FileStage()
    stage.socket.onOpen = () => {}
    await stage.start()
    onTestFinished(() => stage.running.stop())
    await stage.sendFile('a')
    await stage.clock.advance(UPLOAD_TOTAL_MS - 1)
    expect(stage.item('a')?.state).toBe('uploading')
    await stage.clock.advance(1)
    expect(stage.item('a')).toMatchObject({ state: 'failed', failure: { kind: 'upload', reason: 'expired' } })
    expect(stage.uploader.uploads).toEqual([])
  })

  it('S-UPLOAD-4 the five minutes of a message begin when its file is there', async () => {
    const stage = await connected()
    await stage.sendFile('a')
    for (let minute = 0; minute < 20; minute++) {
      stage.upload('a').send(minute + 1)
      await stage.clock.advance(UPLOAD_STALL_MS - 1)
    }
    stage.backend.isAcking = false
    await stage.answer('a')
    expect(stage.item('a')).toMatchObject({ state: 'sending', queuedAt: stage.clock.now() })
  })

  it.each(['no_ticket', 'ticket_expired'])('S-UPLOAD-5 %s: once more with a fresh ticket', async (code) => {
    const stage = await connected()
    await stage.sendFile('a')
    await stage.answer('a', refusal(code, 403))
    expect(stage.upload('a').request.headers[TICKET_HEADER]).toBe('ticket 2')
    await stage.answer('a', refusal(code, 403))
    expect(stage.item('a')).toMatchObject({ failure: { kind: 'upload', reason: 'refused' } })
    expect(stage.uploader.uploads).toHaveLength(2)
  })

  it('S-UPLOAD-5 an expired token is renewed, and the file goes again', async () => {
    const stage = await connected()
    await stage.sendFile('a')
    await stage.answer('a', refusal(-401))
    expect(stage.upload('a').request.headers.Authorization).toBe('Bearer t1')
    await stage.answer('a')
    expect(stage.backend.texts).toEqual(['/chat/files/c-a'])
  })

  it.each([429, 507])('S-UPLOAD-5 %i waits as long as the server says, and counts no try', async (status) => {
    const stage = await connected()
    await stage.sendFile('a')
    for (let turn = 1; turn <= 4; turn++) {
      expect(stage.uploader.uploads).toHaveLength(turn)
      await stage.answer('a', json({ code: -status }, status, 7_000))
      await stage.clock.advance(6_999)
      expect(stage.uploader.uploads).toHaveLength(turn)
      await stage.clock.advance(1)
    }
    await stage.answer('a')
    expect(stage.backend.texts).toEqual(['/chat/files/c-a'])
  })

  it.each([
    ['too_large', 'too-large'],
    ['over_quota', 'over-quota'],
    ['empty_file', 'empty'],
    ['wrong_type', 'wrong-type'],
    ['missing_file', 'refused'],
    ['forbidden', 'refused'],
  ])('S-UPLOAD-5 %s fails by name at once: %s', async (code, reason) => {
    const stage = await connected()
    await stage.sendFile('a')
    await stage.answer('a', refusal(code))
    expect(stage.item('a')).toMatchObject({ state: 'failed', failure: { kind: 'upload', reason } })
    expect(stage.uploader.uploads).toHaveLength(1)
  })

  it('S-UPLOAD-5 a file that gets no ticket sends no byte', async () => {
    const stage = await connected()
    stage.http.on('/chat/file_auths', () => refusal('too_large', 413))
    await stage.sendFile('a')
    expect(stage.uploader.uploads).toEqual([])
    expect(stage.item('a')).toMatchObject({ failure: { kind: 'upload', reason: 'too-large' } })
  })

  it('S-UPLOAD-6 without a connection nothing is tried and no try counts; with one it goes on', async () => {
    const stage = await connected()
    await stage.sendFile('a')
    for (let turn = 0; turn < 5; turn++) {
      stage.network.set(false)
      await stage.clock.advance(0)
      await stage.answer('a', { kind: 'network' })
      await stage.clock.advance(TIMING.UPLOAD_TELL_MS)
      expect(stage.uploads.at(-1)?.get('c-a')).toMatchObject({ state: 'paused', failure: 'network' })
      const before = stage.uploader.uploads.length
      await stage.clock.advance(60_000)
      expect(stage.uploader.uploads).toHaveLength(before)
      stage.network.set(true)
      await stage.clock.advance(TIMING.RECONNECT_MAX_MS * 2)
      expect(stage.uploader.uploads).toHaveLength(before + 1)
    }
    await stage.answer('a')
    expect(stage.backend.texts).toEqual(['/chat/files/c-a'])
  })

  it('S-UPLOAD-7 a discard ends the request and deletes the bytes', async () => {
    const stage = await connected()
    const clientId = await stage.sendFile('a')
    const { signal } = stage.upload('a').request
    await stage.log.submit({ type: 'discard', clientId })
    await stage.clock.advance(0)
    expect(signal.aborted).toBe(true)
    expect(await stage.filesLeft()).toEqual([])
    await stage.answer('a')
    expect(stage.backend.texts).toEqual([])
  })

  it('S-UPLOAD-7 a resend uploads again under the same key, with all its tries', async () => {
    const stage = await connected()
    const clientId = await stage.sendFile('a')
    await stage.answer('a', refusal('over_quota'))
    await stage.log.submit({ type: 'resend', clientId })
    await stage.clock.advance(0)
    expect(stage.item('a')?.state).toBe('uploading')
    expect(stage.item('a')?.failure).toBeUndefined()
    await stage.answer('a')
    expect(stage.upload('a').key).toBe('c-a')
    expect(stage.backend.texts).toEqual(['/chat/files/c-a'])
  })

  it('S-UPLOAD-8 bytes stay while the message may need them, and go when it is confirmed', async () => {
    const stage = await connected()
    stage.backend.isAcking = false
    await stage.sendFile('a')
    await stage.answer('a')
    expect(await stage.filesLeft()).toEqual(['a'])
    stage.backend.ack('c-a', stage.socket.last)
    await stage.clock.advance(0)
    expect(await stage.filesLeft()).toEqual([])
  })

  it('S-UPLOAD-8 bytes without a message go when they are an hour old, and not before', async () => {
    const stage = new FileStage()
    await stage.open()
    const put = (name: string) =>
      stage.disk.putFile(toClientId(`c-${name}`), {
        blob: new Blob(['x']),
        name,
        type: '',
        at: stage.clock.now(),
      })
    await put('old')
    await stage.clock.advance(TIMING.UPLOAD_ORPHAN_MS)
    await put('young')
    await stage.start()
    onTestFinished(() => stage.running.stop())
    expect(await stage.filesLeft()).toEqual(['young'])
    await stage.clock.advance(TIMING.UPLOAD_ORPHAN_MS - 1)
    expect(await stage.filesLeft()).toEqual(['young'])
    await stage.clock.advance(1)
    expect(await stage.filesLeft()).toEqual([])
  })

  it('S-UPLOAD-9 the next leader goes on where one ended, under the same key', async () => {
    const stage = await FileStage.connected()
    await stage.sendFile('a')
    await stage.sendFile('b')
    await stage.answer('b')
    stage.running.stop()
    await stage.clock.advance(0)
    expect(stage.going).toEqual([])
    await stage.start()
    onTestFinished(() => stage.running.stop())
    expect(stage.going).toEqual(['a', 'b'])
    expect(await stage.upload('a').request.blob.text()).toBe('bytes of a')
    await stage.answer('b')
    await stage.answer('a')
    await stage.clock.advance(20)
    expect(stage.backend.texts).toEqual(['/chat/files/c-a', '/chat/files/c-b'])
    expect(await stage.filesLeft()).toEqual([])
  })

  it('S-UPLOAD-9 an answer that is lost after the file was stored makes no second message', async () => {
    const stage = await connected()
    await stage.sendFile('a')
    // The server has it, and nobody hears.
    await stage.answer('a', { kind: 'network' })
    await stage.clock.advance(TIMING.UPLOAD_RETRY_MS)
    expect(stage.uploader.uploads.map(({ key }) => key)).toEqual(['c-a', 'c-a'])
    await stage.answer('a')
    expect(stage.backend.kept.size).toBe(1)
    expect(stage.backend.texts).toEqual(['/chat/files/c-a'])
  })

  it('S-UPLOAD-9 a row whose bytes are gone fails by name', async () => {
    const stage = new FileStage()
    stage.socket.onOpen = () => {}
    await stage.start()
    await stage.sendFile('a')
    await stage.disk.removeFile(toClientId('c-a'))
    stage.running.stop()
    stage.socket.onOpen = (connection) => connection.accept()
    await stage.start()
    onTestFinished(() => stage.running.stop())
    expect(stage.item('a')).toMatchObject({ failure: { kind: 'upload', reason: 'file-missing' } })
  })

  it('S-UPLOAD-10 tells how far it got four times a second at most, and the end always', async () => {
    const stage = await connected()
    await stage.sendFile('a', { key: KEY, poster: 'first' })
    const key = 'c-a.poster'
    const poster = stage.uploader.uploads.find((one) => one.key === key)
    poster?.answer(stored(poster))
    await stage.clock.advance(TIMING.UPLOAD_TELL_MS)
    const before = stage.uploads.length
    for (let ms = 0; ms < 900; ms += 100) {
      stage.upload('a').send(1 + ms / 100)
      await stage.clock.advance(100)
    }
    expect(stage.uploads.length - before).toBeLessThanOrEqual(4)
    await stage.clock.advance(TIMING.UPLOAD_TELL_MS)
    expect(stage.uploads.at(-1)).toEqual(new Map([['c-a', { sent: 14, total: 15, state: 'sending' }]]))
    await stage.answer('a')
    await stage.clock.advance(TIMING.UPLOAD_TELL_MS)
    expect(stage.uploads.at(-1)).toEqual(new Map())
  })

  it('S-UPLOAD-11 several pictures leave 10 ms apart, texts as ever', async () => {
    const stage = await connected()
    stage.backend.isAcking = true
    await stage.sendFile('a')
    await stage.sendFile('b')
    await stage.answer('a')
    await stage.answer('b')
    expect(stage.backend.texts).toEqual(['/chat/files/c-a'])
    await stage.clock.advance(9)
    expect(stage.backend.texts).toHaveLength(1)
    await stage.clock.advance(1)
    expect(stage.backend.texts).toEqual(['/chat/files/c-a', '/chat/files/c-b'])
  })
})
