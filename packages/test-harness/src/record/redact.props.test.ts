import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readRecordingFile } from '../replay/recording-file'
import { readRecording } from './format'
import { IdMap } from './id-map'
import { knownFields } from './known-fields'
import { watchHttp } from './lines'
import { Recorder } from './recorder'
import type { Json, Redaction } from './recording'
import { Redactor } from './redact'
import { recordTab } from './tab-recorder'
import { TextShape } from './text-shape'

/** A password, a name, telephone numbers, a code, the beginning of a token: none looks like more than a word or a number. */
const WORDS = ['Sarika2026', 'SokhaChan', '85512345678', '12000001', '482913', 'eyJhbGciOiJIUzI1NiJ9']
const NUMBERS = [85512345678, 12000001]
const CODE = 482913
/** Where a number as small as a code is a place among messages. */
const PLACES = ['archivedNumber', 'from_number', 'lastNumber', 'number', 'rev', 'to_number']
const UNKNOWN = ['mobile', 'password', 'im_token', 'constructor', ...WORDS]
/** What people wrote stays where text is kept. */
const TEXTS = ['content', 'text']
const FIELDS = [...knownFields, ...UNKNOWN]

/** Nothing here is left to chance: a stand-in must not hit a secret. */
const newRedactor = (redaction: Redaction) =>
  new Redactor(new IdMap(1 / 3), new TextShape(() => 0), redaction)

const toldBy = (kept: unknown): readonly string[] => {
  const text = JSON.stringify(kept)
  return WORDS.filter((secret) => text.includes(secret))
}

const secrets: fc.Arbitrary<Json> = fc.constantFrom(
  ...WORDS,
  ...NUMBERS,
  ...WORDS.flatMap((word) => [`p2p-${word}`, `${word}.${word}`, `error.${word}`, `[${word}`, ` ${word}!`]),
)

/** Objects of any fields, secrets in all of them, some as JSON in a text. */
const treeOf = (fields: readonly string[]): fc.Arbitrary<Json> =>
  fc.letrec<{ tree: Json; value: Json }>((tie) => ({
    tree: fc.dictionary(fc.constantFrom(...fields), tie('value'), { maxKeys: 6 }),
    value: fc.oneof(
      { maxDepth: 5, withCrossShrink: true },
      secrets,
      tie('tree'),
      tie('tree').map((tree) => JSON.stringify(tree)),
      fc.array(tie('value'), { maxLength: 3 }),
    ),
  })).tree

describe('secrets planted anywhere', () => {
  it.each(['text', 'keep-text'] as const)('S-REC-3 none is told by any field alone, %s', (redaction) => {
    for (const field of FIELDS)
      for (const secret of [...WORDS, ...NUMBERS, ...(PLACES.includes(field) ? [] : [CODE])]) {
        const flat = { [field]: secret, list: [{ [field]: [secret] }] }
        const inner = { [field]: JSON.stringify(flat), extra: flat, msg: { content: JSON.stringify([flat]) } }
        const isTold = redaction === 'keep-text' && TEXTS.includes(field)
        const told = toldBy(
          newRedactor(redaction).value(isTold ? inner : { ...inner, ...flat, data: [flat] }),
        )
        expect([field, secret, told]).toEqual([field, secret, []])
      }
  })

  it('S-REC-3 none is told by a tree of any fields', () => {
    fc.assert(
      fc.property(treeOf(FIELDS), (tree) => {
        expect(toldBy(newRedactor('text').value(tree))).toEqual([])
      }),
    )
  })

  it('S-REC-3 with text kept, none is told but by what people wrote', () => {
    const others = FIELDS.filter((field) => !TEXTS.includes(field))
    fc.assert(
      fc.property(treeOf(others), treeOf(FIELDS), (tree, inner) => {
        const json = { outer: inner, extra: inner, content: JSON.stringify(inner), msg: tree }
        expect(toldBy(newRedactor('keep-text').value(json))).toEqual([])
      }),
    )
  })

  it.each(['text', 'keep-text'] as const)('S-REC-3 none is told by a path or by no JSON, %s', (redaction) => {
    for (const secret of WORDS) {
      const redactor = newRedactor(redaction)
      const query = ['page', 'size', 'token', secret].map((name) => `${name}=${secret}`).join('&')
      expect(toldBy(redactor.path(`/chat/users/${secret}/contacts?${query}`))).toEqual([])
      expect(toldBy(redactor.path(`/${secret}?page=1?${query}#${secret}`))).toEqual([])
      expect(toldBy(redactor.payload(undefined, `{ not JSON: ${secret}`))).toEqual([])
    }
  })

  it.each(['text', 'keep-text'] as const)(
    'S-REC-3 none is in a recording as written, %s',
    async (redaction) => {
      const fields = FIELDS.filter((field) => !TEXTS.includes(field))
      // Message ids are numbers that were shifted by chance: they could hit a number.
      const words = ['Sarika2026', 'SokhaChan']
      const body = words.map((word) => [
        Object.fromEntries(fields.map((field) => [field, word])),
        Object.fromEntries(fields.map((field) => [field, 85512345678])),
      ])
      const text = JSON.stringify(body)
      const recorder = new Recorder({ redaction })
      recordTab(recorder, 'a', '85512345678', { isOnline: true, isVisible: true, refreshAt: 85512345678 })
      const http = watchHttp(
        { request: async () => ({ kind: 'answer', status: 200, body: text, retryAfterMs: 85512345678 }) },
        recorder,
        'a',
        '85512345678',
      )
      const url = 'https://chat.example/chat/Sarika2026/SokhaChan?page=85512345678'
      const signal = new AbortController().signal
      await http.request({ method: 'POST', url, headers: {}, body: text, timeoutMs: 1, signal })
      const bytes = await recorder.finish()
      expect(toldBy(readRecording(bytes).entries)).toEqual([])
      expect(toldBy(Buffer.from(bytes).toString('latin1'))).toEqual([])
    },
  )
})

const FIXTURES = 'fixtures/recordings'
const PROTOCOL = ['action', 'type', 'notice_type', 'role', 'code', 'aesExt']

/** Words of the protocol and numbers; other texts are redacted to something else each time. */
const plainOf = (value: Json): string =>
  JSON.stringify(value, (name, held: unknown) =>
    typeof held === 'string' && !PROTOCOL.includes(name) ? '' : held,
  )

it.each(readdirSync(FIXTURES))('S-REC-3 %s holds no word and no number that is not kept', async (file) => {
  const { entries } = await readRecordingFile(join(FIXTURES, file))
  const redactor = newRedactor('text')
  for (const entry of entries) {
    const held = 'frame' in entry ? entry.frame : 'body' in entry ? entry.body : undefined
    const json = entry.type === 'command' ? entry.args : held && 'json' in held ? held.json : null
    expect(plainOf(redactor.value(json))).toBe(plainOf(json))
  }
})
