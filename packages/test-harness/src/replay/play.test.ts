import { createHash } from 'node:crypto'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { main } from '../cli'
import { play } from './play'
import { crowd } from './test-crowd'
import { readTranscript, type TranscriptMessage } from './transcript'
import { DELIVERIES } from './transcript-backend'

const FIXTURE = 'fixtures/transcripts/three-languages.jsonl'

/** The plain answer: no engine, no pages. */
function expected(messages: readonly TranscriptMessage[], as: string, readUpTo?: string) {
  const inOrder = [...messages].sort((a, b) => a.at - b.at || a.row - b.row)
  const mark = inOrder.findIndex((message) => message.id === readUpTo)
  const unread = inOrder.filter((message, index) => index > mark && message.author !== as)
  return {
    messages: inOrder.length,
    unread: unread.length,
    mentions: unread.filter((message) => message.mentions.includes(as)).length,
    lastMessageId: inOrder.at(-1)?.id,
    orderDigest: createHash('sha256')
      .update(inOrder.map((message) => message.id).join('\n'))
      .digest('hex'),
  }
}

describe('play', () => {
  it.each(DELIVERIES)(
    'S-PLAY-1 a transcript delivered %s shows what a plain recount gives',
    async (deliver) => {
      const messages = await readTranscript(FIXTURE)
      for (const room of ['market', 'office'])
        for (const as of ['Sokha', 'Bopha', 'nobody'])
          for (const readUpTo of [undefined, 'm3', 'm6', 'o1', 'o5'].filter((id) => !id || id[0] === room[0]))
            for (const seed of [1, 2, 3]) {
              const inRoom = messages.filter((message) => message.room === room)
              const played = await play({
                messages,
                as,
                room,
                deliver,
                seed,
                searches: [],
                ...(readUpTo === undefined ? {} : { readUpTo }),
              })
              expect(played.conversations).toEqual([{ room, ...expected(inRoom, as, readUpTo) }])
            }
    },
  )

  it('S-PLAY-2 neither delivery nor seed changes the digest, across seals', async () => {
    const messages = crowd(12_000)
    const rooms = [...new Set(messages.map((message) => message.room))]
    const digests = new Set<string>()
    for (const deliver of DELIVERIES) {
      const played = await play({ messages, as: 'Sokha', deliver, seed: 1, searches: ['WORD7'] })
      digests.add(played.digest)
      for (const [index, room] of rooms.entries())
        expect(played.conversations[index]).toEqual({
          room,
          ...expected(
            messages.filter((message) => message.room === room),
            'Sokha',
          ),
        })
      const found = messages.filter((message) => message.text.includes('word7'))
      expect(played.searches).toEqual([
        {
          query: 'WORD7',
          count: found.length,
          firstIds: found.slice(0, 3).map((message) => message.id),
          lastIds: found.slice(-3).map((message) => message.id),
        },
      ])
    }
    expect(digests.size).toBe(1)
  }, 300_000)

  it('S-PLAY-3 search ignores case and counts accents', async () => {
    const messages = await readTranscript(FIXTURE)
    const played = await play({
      messages,
      as: 'Dara',
      deliver: 'shuffled',
      seed: 5,
      searches: ['café', 'cafe', 'ភ្នំពេញ', 'SOKHA'],
    })
    expect(played.searches.map(({ query, count, firstIds }) => [query, count, firstIds])).toEqual([
      ['café', 1, ['o6']],
      ['cafe', 0, []],
      ['ភ្នំពេញ', 1, ['m7']],
      ['SOKHA', 1, ['m3']],
    ])
  })
})

describe('transcripts that are bad input', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sarika-play-'))
  const file = (name: string, text: string): string => {
    const path = join(folder, name)
    writeFileSync(path, text)
    return path
  }
  const good = '{"id":"a","room":"r","ts_ms":1,"author":"x","text":"hi","kind":"text"}\n'

  it.each([
    ['a broken row', `${good}{"id":`, /:2: no JSON/],
    [
      'a row without a text',
      `${good}{"id":"b","room":"r","ts_ms":1,"author":"x","kind":"text"}`,
      /:2: "text" is no text/,
    ],
    [
      'a time that is none',
      '{"id":"b","room":"r","ts_ms":"1","author":"x","text":"","kind":"text"}',
      /:1: "ts_ms"/,
    ],
    ['a row that is a list', '[]', /:1: no object/],
  ])('S-PLAY-4 %s is told with its line', async (name, text, reason) => {
    await expect(readTranscript(file(`${name}.jsonl`, text))).rejects.toThrow(reason)
  })

  it('S-PLAY-5 the command answers bad input with exit 2', async () => {
    const transcript = file('good.jsonl', good)
    for (const args of [
      [transcript],
      [transcript, '--as', 'x', '--unknown'],
      [transcript, '--as', 'x', '--deliver', 'upside-down'],
      [transcript, '--as', 'x', '--seed', 'one'],
      [transcript, '--as', 'x', '--read-up-to', 'a'],
      [transcript, '--as', 'x', '--room', 'r', '--read-up-to', 'nothing'],
      [transcript, '--as', 'x', '--room', 'elsewhere'],
      [join(folder, 'missing.jsonl'), '--as', 'x'],
      [],
    ])
      expect([args, await main(['play', ...args])]).toEqual([args, 2])
    expect(await main(['play', transcript, '--as', 'x', '--json'])).toBe(0)
  })
})
