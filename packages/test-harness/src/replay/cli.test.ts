import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { encodeEntry, encodeHeader, readRecording } from '../record/format'
import type { Recording } from '../record/recording'
import { tempFolder } from '../server/testing/databases'
import { run } from '../test-cli'

const FILE = 'fixtures/recordings/live-chat.rec.gz'

const raw = async () => gunzipSync(await readFile(FILE))

/** The fixture with something about it changed. */
async function changed(change: (recording: Recording) => Recording): Promise<string> {
  const { header, entries } = change(readRecording(await raw()))
  const file = join(await tempFolder(), 'changed.rec')
  await writeFile(file, Buffer.concat([encodeHeader(header), ...entries.map(encodeEntry)]))
  return file
}

describe('harness replay', () => {
  it('S-REPL-3 --until stops at any record and time, and shows the state of that moment', async () => {
    const { entries } = readRecording(await raw())
    const at = async (until: string) => {
      const { code, out } = await run('replay', FILE, '--until', until, '--json')
      expect(code).toBe(0)
      const { position, states }: { position: number; states: { conversations: { messages: number }[] }[] } =
        JSON.parse(out)
      const messages = states[0]?.conversations.reduce((sum, one) => sum + one.messages, 0) ?? 0
      return { position, messages }
    }
    expect(await at('0')).toEqual({ position: 0, messages: 0 })
    const counts: number[] = []
    for (let position = 1; position <= entries.length; position += 7) {
      const shown = await at(String(position))
      expect(shown.position).toBe(position)
      counts.push(shown.messages)
    }
    expect(counts).toEqual([...counts].sort((a, b) => a - b))
    const half = entries[Math.floor(entries.length / 2)]?.at ?? 0
    const last = entries.findLastIndex((entry) => entry.at <= half) + 1
    expect((await at(`${half}ms`)).position).toBe(last)
    expect((await at(`${half / 1000}s`)).position).toBe(last)
  })

  it('S-REPL-4 a state that differs is exit 1, and is told by conversation and field', async () => {
    const file = await changed(({ entries, ...rest }) => ({
      ...rest,
      entries: entries.map((entry) =>
        entry.type !== 'state'
          ? entry
          : {
              ...entry,
              state: {
                ...entry.state,
                conversations: entry.state.conversations.map((one) => ({ ...one, unread: one.unread + 1 })),
              },
            },
      ),
    }))
    const { code, out } = await run('replay', file)
    expect([code, out]).toEqual([
      1,
      expect.stringMatching(/DIFFERENT[\s\S]*p2p-id-\d+ unread: live \d+, replayed \d+/),
    ])
    expect(await run('replay', FILE)).toMatchObject({
      code: 0,
      out: expect.stringContaining('same as the live run'),
    })
  })

  it('S-REPL-5 what is no recording, of another format version, cut or damaged, is exit 2 with one line', async () => {
    const folder = await tempFolder()
    const write = async (name: string, bytes: Uint8Array) => {
      await writeFile(join(folder, name), bytes)
      return join(folder, name)
    }
    const bytes = await raw()
    const damaged = Buffer.from(bytes)
    damaged[bytes.length >> 1] = (damaged[bytes.length >> 1] ?? 0) ^ 1
    const newer = await changed((recording) => ({
      ...recording,
      header: { ...recording.header, format: 9 as 1 },
    }))
    const cut = await write('cut.rec', bytes.subarray(0, bytes.length >> 1))
    const cases: readonly (readonly [string, RegExp])[] = [
      [join(folder, 'none.rec'), /no such file/],
      [await write('text.rec', Buffer.from('hello, hello')), /no recording/],
      [newer, /format version 9/],
      [cut, /cut off or damaged behind record \d+ .*--until \d+$/m],
      [await write('damaged.rec', damaged), /cut off or damaged/],
      [await write('packed.rec', Buffer.from([0x1f, 0x8b, 1, 2])), /cannot be read/],
    ]
    for (const [file, reason] of cases)
      for (const command of ['replay', 'inspect']) {
        const { code, err } = await run(command, file)
        expect([file, code]).toEqual([file, 2])
        expect(err).toMatch(/^[^\n]+\n$/)
        expect(err).toMatch(reason)
      }
    const [, whole = ''] = /--until (\d+)/.exec((await run('replay', cut)).err) ?? []
    expect(await run('replay', cut, '--until', whole)).toMatchObject({ code: 0 })
  })

  it.each([
    [['replay']],
    [['replay', FILE, '--until', 'soon']],
    [['replay', FILE, '--until', '-1']],
    [['inspect']],
    [['inspect', FILE, FILE]],
    [['record']],
    [['record', '--backend', 'nowhere', '--out', 'x.rec']],
    [['record', '--backend', 'http://127.0.0.1:1', '--out', 'x.rec']],
  ])('S-REPL-5 %j is bad input: one line, exit 2', async (argv) => {
    const { code, out, err } = await run(...argv)
    expect([code, out]).toEqual([2, ''])
    expect(err).toMatch(/^[^\n]+\n$/)
  })

  it('S-REPL-6 inspect prints every record with its position and the facts that came of it', async () => {
    const { entries } = readRecording(await raw())
    const { code, out } = await run('inspect', FILE)
    const lines = out.split('\n').filter((line) => /^ *\d+ +\d+ ms/.test(line))
    expect([code, lines.length]).toEqual([0, entries.length])
    for (const word of [
      'socket 1 <- ',
      'call 1 -> GET',
      'command 1: start',
      '= fact 1: leader-elected',
      'message-confirmed',
    ])
      expect(out).toContain(word)
  })

  it('S-REPL-5 every command has --help', async () => {
    for (const name of ['record', 'replay', 'inspect']) {
      const { code, out } = await run(name, '--help')
      expect([code, out]).toEqual([0, expect.stringContaining(`harness ${name}`)])
    }
  })
})
