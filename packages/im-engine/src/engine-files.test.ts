import { describe, expect, it } from 'vitest'
import { createMemoryStore, emptyMemoryStore } from './disk/memory-store.js'
import type { OutgoingFile } from './files.js'
import { audio, image } from './kinds/index.js'
import { KEY } from './machines/test-backend.js'
import { refusal, stored } from './machines/test-files.js'
import { FILE_MAX_BYTES } from './model/limits.js'
import { connected as connect } from './test-connected.js'

/** With the conversation on the screen. */
async function connected(...options: Parameters<typeof connect>) {
  const tab = await connect(...options)
  await tab.done(tab.engine.conversation(KEY).toNewest())
  return tab
}

const roof = (parts: Partial<OutgoingFile> = {}): OutgoingFile => ({
  kind: 'image',
  blob: new Blob(['bytes of roof'], { type: 'image/jpeg' }),
  name: 'roof.jpg',
  width: 1600,
  height: 900,
  ...parts,
})

describe('sendFile', () => {
  it('S-UPLOAD-1 a file is shown at once with all that is known of it, and its bytes are to be had', async () => {
    const { engine, uploader, done, shown, clock } = await connected()
    const sent = await done(engine.sendFile(KEY, roof({ caption: 'Our roof' })))
    const clientId = sent.ok ? sent.value.clientId : ''
    const [message] = shown(KEY)
    expect(message).toMatchObject({ key: clientId, state: 'uploading', kind: 'image', brief: 'Our roof' })
    if (message === undefined || !image.is(message)) throw new Error('no picture')
    expect(message.body).toMatchObject({ url: '', name: 'roof.jpg', size: 13, width: 1600, height: 900 })
    const own = await done(engine.fileOf(clientId))
    expect(await own?.blob.text()).toBe('bytes of roof')
    expect(engine.uploads.getSnapshot().get(clientId)).toEqual({ sent: 0, total: 13, state: 'sending' })
    uploader.uploads[0]?.send(9)
    await clock.advance(250)
    expect(engine.uploads.getSnapshot().get(clientId)?.sent).toBe(9)
    expect(engine.conversations.getSnapshot().items[0]?.last).toMatchObject({ state: 'sending' })

    uploader.onUpload = () => {}
    for (const upload of uploader.open) upload.answer(stored(upload))
    await clock.advance(250)
    const [after] = shown(KEY)
    expect(after).toMatchObject({ key: clientId, state: 'sent' })
    expect(after?.body).toMatchObject({ url: `/chat/files/${clientId}`, width: 40, height: 30, size: 13 })
    expect(engine.uploads.getSnapshot().size).toBe(0)
    expect(await done(engine.fileOf(clientId))).toBeUndefined()
  })

  it.each([
    ['empty', roof({ blob: new Blob([]) }), { kind: 'empty' }],
    [
      'too large',
      roof({ blob: { size: FILE_MAX_BYTES.image + 1, type: 'image/png' } as Blob }),
      { kind: 'too-large', limit: FILE_MAX_BYTES.image, length: FILE_MAX_BYTES.image + 1 },
    ],
  ])('S-UPLOAD-2 a file that is %s is refused by name, and no byte is kept', async (_, file, refused) => {
    const store = createMemoryStore()
    const { engine, done, shown } = await connected({ store })
    expect(await done(engine.sendFile(KEY, file))).toEqual({ ok: false, refusal: refused })
    expect([shown(KEY), store.files.size]).toEqual([[], 0])
  })

  it('S-UPLOAD-2 a disk without room refuses the file by name, and texts go on', async () => {
    const store = createMemoryStore()
    const { engine, uploader, done, shown } = await connected({ store, isFull: () => true })
    expect(await done(engine.sendFile(KEY, roof()))).toEqual({ ok: false, refusal: { kind: 'disk-full' } })
    expect(shown(KEY)).toEqual([])
    expect((await done(engine.send(KEY, 'hello'))).ok).toBe(true)
    expect(engine.health.getSnapshot()).toEqual({ kind: 'stored' })
    expect(uploader.uploads).toEqual([])
  })

  it('S-UPLOAD-2 what nobody may send there leaves no bytes', async () => {
    const store = createMemoryStore()
    const { engine, done } = await connected({ store })
    const stranger = 'p2p-im-99'
    expect(await done(engine.sendFile(stranger, roof()))).toMatchObject({ refusal: { kind: 'no-friend' } })
    expect(store.files.size).toBe(0)
  })

  it('S-UPLOAD-3 several are rows in the order in which they were given, with an answer for each', async () => {
    const { engine, done, shown } = await connected()
    const files = [roof({ caption: '1' }), roof({ blob: new Blob([]) }), roof({ caption: '3' })]
    const answers = await done(engine.sendFiles(KEY, files))
    expect(answers.map(({ ok }) => ok)).toEqual([true, false, true])
    expect(shown(KEY).map(({ brief }) => brief)).toEqual(['1', '3'])
  })

  it('S-UPLOAD-7 a cancel takes the message away, and a failure says why until it goes again', async () => {
    const store = createMemoryStore()
    const { engine, uploader, done, shown, clock } = await connected({ store })
    const first = await done(engine.sendFile(KEY, roof()))
    if (!first.ok) throw new Error('refused')
    expect(await done(engine.discard(first.value.clientId))).toEqual({ ok: true, value: null })
    expect([shown(KEY), store.files.size]).toEqual([[], 0])

    await done(engine.sendFile(KEY, roof()))
    uploader.open[0]?.answer(refusal('wrong_type'))
    await clock.advance(0)
    const [failed] = shown(KEY)
    expect(failed).toMatchObject({ state: 'failed', failure: { kind: 'upload', reason: 'wrong-type' } })
    expect(failed?.body).toMatchObject({ url: '', name: 'roof.jpg' })
    await done(engine.resend(failed?.key as never))
    expect(shown(KEY)[0]).toMatchObject({ key: failed?.key, state: 'uploading' })
    uploader.open[0]?.answer(stored(uploader.open[0]))
    await clock.advance(0)
    expect(shown(KEY)[0]).toMatchObject({ key: failed?.key, state: 'sent' })
    expect(store.files.size).toBe(0)
  })

  it('S-UPLOAD-8 a sign-out deletes the bytes', async () => {
    const store = createMemoryStore()
    const { engine, done } = await connected({ store })
    await done(engine.sendFile(KEY, roof()))
    expect(store.files.size).toBe(1)
    expect(await done(engine.unsent())).toEqual({ messages: 1, drafts: 0 })
    await done(engine.signOut())
    expect(store.files.size).toBe(0)
  })

  it('S-UPLOAD-9 after a reload the upload begins anew from the disk', async () => {
    const store = createMemoryStore()
    const before = await connected({ store })
    await before.done(before.engine.sendFile(KEY, roof()))
    await before.done(before.engine.stop())
    expect(before.uploader.open).toEqual([])

    const after = await connected({ store })
    await after.until(() => after.uploader.open.length > 0 || after.shown(KEY)[0]?.state === 'failed')
    expect(after.shown(KEY)[0]).toMatchObject({ state: 'uploading' })
    const [upload] = after.uploader.open
    expect(upload?.key).toBe(after.shown(KEY)[0]?.key)
    expect(await upload?.request.blob.text()).toBe('bytes of roof')
  })

  it('S-UPLOAD-10 a tab that follows sends by the disk they share, and is told how far it got', async () => {
    const store = createMemoryStore()
    const leader = await connected({ store })
    const follower = await connected({ store, beside: leader, isFollower: true })
    expect(follower.engine.inspect()).toMatchObject({ isLeader: false })
    const sending = follower.engine.sendFile(KEY, roof())
    for (let turn = 0; turn < 5; turn++) {
      await follower.clock.advance(10)
      await leader.clock.advance(300)
    }
    const sent = await sending
    const clientId = sent.ok ? sent.value.clientId : ''
    expect(follower.shown(KEY)[0]).toMatchObject({ key: clientId, state: 'uploading' })
    leader.uploader.open[0]?.send(6)
    await leader.clock.advance(300)
    await follower.clock.advance(10)
    expect(follower.engine.uploads.getSnapshot()).toEqual(
      new Map([[clientId, { sent: 6, total: 13, state: 'sending' }]]),
    )
    await leader.done(follower.engine.discard(clientId as never))
    expect(store.files.size).toBe(0)
    expect(leader.uploader.open).toEqual([])
  })

  it('S-UPLOAD-13 a recording keeps its shape, and what is made up is not believed', async () => {
    const { engine, uploader, done, shown, clock } = await connected()
    uploader.onUpload = (upload) => upload.answer(stored(upload))
    const waveform = Array.from({ length: 64 }, (_, index) => index / 64)
    await done(engine.sendFile(KEY, roof({ kind: 'audio', name: 'voice.webm', duration: 7, waveform })))
    await clock.advance(10)
    const [voice] = shown(KEY)
    if (voice === undefined || !audio.is(voice)) throw new Error('no recording')
    expect(voice.body).toMatchObject({ duration: 7, waveform, name: 'voice.webm' })
    expect(audio.decode({ text: '/a', extra: { waveform: [1, 2] } })?.waveform).toEqual([])
    expect(audio.decode({ text: '/a', extra: { waveform: waveform.map(() => 2) } })?.waveform).toEqual([])
    expect(image.decode({ text: '/a', extra: { width: 1e12, height: 3 } })).toMatchObject({
      width: 65_535,
      height: 3,
    })
  })
})

describe('images', () => {
  it('S-UPLOAD-12 lists the pictures of a conversation, newest first, and films where they are asked for', async () => {
    const { engine, backend, socket, clock, done } = await connected()
    const write = (type: string, content: string) => {
      const row = { ...backend.write(''), msg: { type, content } }
      socket.last.receive({ action: 'p2p', data: row })
      return row.msg_id
    }
    const first = write('image', '/chat/files/1')
    write('text', 'hello')
    const film = write('video', '/chat/files/2')
    const gone = write('image', '/chat/files/3')
    const last = write('image', '/chat/files/4')
    await clock.advance(10)
    socket.last.receive({
      action: 'p2p',
      data: { ...backend.write(''), msg: { type: 'withdraw', content: '', msgId: gone } },
    })
    await clock.advance(10)
    const idsOf = async (...asked: Parameters<typeof engine.images>) =>
      (await done(engine.images(...asked))).map(({ id }) => id)
    expect(await idsOf(KEY)).toEqual([last, first])
    expect(await idsOf(KEY, { kinds: ['image', 'video'] })).toEqual([last, film, first])
    expect((await done(engine.images(KEY)))[0]).toMatchObject({
      key: last,
      kind: 'image',
      own: false,
      body: { url: '/chat/files/4' },
    })
  })
})

describe('without a disk', () => {
  it('S-UPLOAD-1 the bytes go with the command where tabs share no disk', async () => {
    const leader = await connected()
    const follower = await connected({ beside: leader, isFollower: true })
    expect(follower.engine.inspect()).toMatchObject({ isLeader: false })
    const sending = follower.engine.sendFile(KEY, roof())
    for (let turn = 0; turn < 3; turn++) {
      await follower.clock.advance(10)
      await leader.clock.advance(300)
    }
    const sent = await sending
    const [upload] = leader.uploader.open
    expect(upload?.key).toBe(sent.ok ? sent.value.clientId : '')
    expect(await upload?.request.blob.text()).toBe('bytes of roof')
  })

  it('S-UPLOAD-9 a file whose bytes went with the database fails by name, and can be discarded', async () => {
    const store = createMemoryStore()
    const { engine, uploader, done, shown, clock } = await connected({ store })
    const sent = await done(engine.sendFile(KEY, roof()))
    if (!sent.ok) throw new Error('refused')
    const { clientId } = sent.value
    expect(uploader.open).toHaveLength(1)
    const tabs = [...store.tabs]
    emptyMemoryStore(store)
    for (const lose of tabs) lose()
    await clock.advance(1_000)
    expect(shown(KEY)[0]).toMatchObject({
      key: clientId,
      state: 'failed',
      failure: { kind: 'upload', reason: 'file-missing' },
    })
    expect(await done(engine.resend(clientId))).toEqual({ ok: false, refusal: { kind: 'file-missing' } })
    expect(await done(engine.discard(clientId))).toEqual({ ok: true, value: null })
  })
})
