import { personKey, toImId } from '@sarika/im-engine'
import { describe, expect, it } from 'vitest'
import { Replay } from '../replay/replay'
import { Account } from '../scenarios/person'
import { startTestServer } from '../server/testing/world'
import { readRecording } from './format'
import { Recorder } from './recorder'
import type { Entry } from './recording'

describe('the recorder in a page', () => {
  it('S-REC-6 hears commands, calls, sockets and signals of a tab, and a replay shows the same', async () => {
    const server = await startTestServer()
    const account = await Account.login({ url: server.url }, 'sokha')
    const recorder = new Recorder()
    const tab = await account.openTab('a', recorder)
    const key = personKey(toImId('20001'))
    await tab.engine.send(key, 'Planted: 099 887 766, my@mail.example')
    expect(await tab.engine.send(key, '   ')).toMatchObject({ ok: false })
    tab.visibility.set(false)
    tab.network.set(false)
    tab.network.set(true)
    tab.visibility.set(true)
    await tab.engine.conversation(key).setDraft({ text: 'Planted draft', quoteId: null })
    await tab.caughtUp()
    expect(await tab.recorded?.state(tab.engine)).toBe(true)
    const bytes = await recorder.finish()
    await tab.engine.stop()

    const recording = readRecording(bytes)
    const kinds = new Set<Entry['type']>(recording.entries.map(({ type }) => type))
    for (const kind of [
      'tab',
      'command',
      'settled',
      'socket',
      'opened',
      'in',
      'out',
      'close',
      'closed',
      'ask',
      'answer',
      'online',
      'visible',
      'chance',
      'state',
      'end',
    ] as const)
      if (kind !== 'chance') expect([kind, kinds.has(kind)]).toEqual([kind, true])
    const kept = Buffer.from(bytes).toString('utf8')
    for (const secret of ['Planted', '099 887', 'my@mail', account.session.token, '20001', '10001'])
      expect(kept).not.toContain(secret)
    const { differences, compared } = await new Replay(recording).run()
    expect([differences, compared]).toEqual([[], 1])
  })

  it('S-EVENT-10 who listens is in no recording, and a replay, to which nobody listens, tells nobody', async () => {
    const server = await startTestServer()
    const account = await Account.login({ url: server.url }, 'sokha')
    const recorder = new Recorder()
    const tab = await account.openTab('a', recorder)
    let told = 0
    tab.engine.on('fact', () => told++)
    tab.engine.on('receipt', () => told++, { once: 'account' })
    await tab.engine.send(personKey(toImId('20001')), 'Hello')
    await tab.caughtUp()
    await tab.recorded?.state(tab.engine)
    expect(told).toBeGreaterThan(0)
    const bytes = await recorder.finish()
    await tab.engine.stop()
    const before = told
    const recording = readRecording(bytes)
    const commands = recording.entries.flatMap((entry) => (entry.type === 'command' ? [entry.name] : []))
    expect(commands).toContain('send')
    expect(commands).not.toContain('on')
    const { differences, compared } = await new Replay(recording).run()
    expect([differences, compared, told]).toEqual([[], 1, before])
  })

  it('S-REC-10 of a file that is sent a recording keeps neither the bytes nor the name', async () => {
    const server = await startTestServer()
    const account = await Account.login({ url: server.url }, 'sokha')
    const recorder = new Recorder()
    const tab = await account.openTab('a', recorder)
    const blob = new Blob(['Planted bytes'], { type: 'image/png' })
    const sent = await tab.engine.sendFile(personKey(toImId('20001')), {
      kind: 'image',
      blob,
      name: 'Planted.png',
    })
    expect(sent.ok).toBe(true)
    const bytes = await recorder.finish()
    await tab.engine.stop()
    const commands = readRecording(bytes).entries.flatMap((entry) =>
      entry.type === 'command' ? [entry.name] : [],
    )
    expect(commands).toContain('sendFile')
    expect(Buffer.from(bytes).toString('utf8')).not.toMatch(/Planted|bytes/)
  })

  it('S-REC-8 what still happens after the end is not in it, and does not disturb', async () => {
    const sunk: Uint8Array[] = []
    const recorder = new Recorder({ sink: (bytes) => sunk.push(bytes) })
    await recorder.finish()
    const { length } = sunk
    recorder.note('a', () => {
      throw new Error('was asked for')
    })
    await recorder.settled()
    expect(sunk).toHaveLength(length)
  })

  it('S-REC-6 a database that was not empty is named, and its state is not compared', async () => {
    const server = await startTestServer()
    const account = await Account.login({ url: server.url }, 'sokha')
    const before = await account.openTab('unrecorded')
    await before.engine.quiesce()
    await before.engine.stop()
    const recorder = new Recorder()
    const tab = await account.openTab('a', recorder)
    await tab.recorded?.state(tab.engine)
    const recording = readRecording(await recorder.finish())
    await tab.engine.stop()
    expect(recording.entries.filter(({ type }) => type === 'stored').length).toBe(1)
    expect((await new Replay(recording).run()).compared).toBe(0)
  })
})
