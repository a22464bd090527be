import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openCipher } from '../adapters/cipher.js'
import { toImId } from '../model/ids.js'
import { decodeAuth } from './auth.js'
import { callCatalogue as calls } from './call-catalogue.js'
import { frameCatalogue as frames } from './frame-catalogue.js'
import { decodeFrame } from './inbound.js'
import { decodePage } from './page.js'
import { decodeContacts, decodeConversations, decodeGroups, decodeMembers } from './tables.js'

const cipher = await openCipher({ bytes: (n) => crypto.getRandomValues(new Uint8Array(n)), float: () => 0 })
const context = { me: toImId('im-1'), cipher, receiversOf: () => 1 }

const FRAMES = frames.flatMap(({ examples }) => examples.map((example) => JSON.stringify(example)))
const BODIES = calls.map(({ example }) => JSON.stringify(example))

/** xorshift32: one seed of fast-check makes a thousand texts, each step far cheaper than an arbitrary. */
function dice(seed: number): (sides: number) => number {
  let state = seed | 1
  return (sides) => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) % sides
  }
}
type Dice = ReturnType<typeof dice>
const pick = <T>(roll: Dice, from: readonly T[]): T => from[roll(from.length)] as T

const SWAPS = [
  'null',
  'true',
  '0',
  '-0',
  '-1',
  '1e999',
  '123456789012345678901234567890',
  '1.5',
  '""',
  '"\\ud800"',
  '"\ud800"',
  '"__proto__"',
  '[]',
  '{}',
  '[[[]]]',
  '{"__proto__":{"polluted":1}}',
  '{"constructor":{"prototype":{"polluted":1}}}',
  '{"toString":1,"valueOf":1,"toJSON":1,"length":-1,"then":1}',
  '{"length":{"toString":1,"valueOf":1}}',
  `${'['.repeat(31)}${']'.repeat(31)}`,
  `${'{"a":'.repeat(200)}1${'}'.repeat(200)}`,
  `"${'x'.repeat(200)}"`,
]
const KEYS = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'then',
  'msg',
  'data',
  'notice',
  'group_id',
]

/** Where values stand in the text: behind a colon, a comma or a bracket. */
function valueAt(text: string, from: number): readonly [number, number] | undefined {
  const start = text.slice(from).search(/[:[,](?=[^\s])/)
  if (start === -1) return undefined
  const begin = from + start + 1
  const found = /^(?:"(?:[^"\\]|\\.)*"|[\d.eE+-]+|true|false|null|\{\}|\[\])/.exec(text.slice(begin))
  return found === null ? undefined : [begin, begin + found[0].length]
}

const MANGLERS: readonly ((text: string, roll: Dice) => string)[] = [
  (text) => text,
  (text, roll) => text.slice(0, roll(text.length)),
  (text, roll) => {
    const at = roll(text.length)
    return (
      text.slice(0, at) + String.fromCharCode(roll(8) === 0 ? roll(65_536) : roll(128)) + text.slice(at + 1)
    )
  },
  (text, roll) => {
    const value = valueAt(text, roll(text.length))
    return value === undefined ? text : text.slice(0, value[0]) + pick(roll, SWAPS) + text.slice(value[1])
  },
  // One more field in front: a duplicate key loses or wins by its place.
  (text, roll) => {
    const at = text.indexOf('{', roll(text.length)) + 1
    return `${text.slice(0, at)}"${pick(roll, KEYS)}":${pick(roll, SWAPS)},${text.slice(at)}`
  },
  (text, roll) => {
    const at = text.lastIndexOf('}', roll(text.length))
    return at < 0 ? text : `${text.slice(0, at)},"${pick(roll, KEYS)}":${pick(roll, SWAPS)}${text.slice(at)}`
  },
  // A piece doubled, or gone.
  (text, roll) => {
    const [a, b] = [roll(text.length), roll(text.length)]
    return text.slice(0, Math.max(a, b)) + text.slice(Math.min(a, b))
  },
  // A piece of another one.
  (text, roll) => {
    const other = pick(roll, roll(2) === 0 ? FRAMES : BODIES)
    const at = roll(text.length)
    return text.slice(0, at) + other.slice(roll(other.length), roll(other.length)) + text.slice(at)
  },
]

function mangle(text: string, roll: Dice): string {
  let mangled = text
  for (let times = roll(3); times >= 0 && mangled !== ''; times--)
    mangled = pick(roll, MANGLERS)(mangled, roll)
  return mangled
}

const FRAME_TYPES = new Set([
  'heartbeat',
  'ack',
  'received',
  'error',
  'unknown',
  'typing',
  'last-seen',
  'call-signal',
])
const PAGE_KINDS = new Set(['ok', 'refused', 'broken'])
const TABLES = [decodeContacts, decodeGroups, decodeMembers, decodeConversations, decodeAuth]
const prototypes = () =>
  [Object.prototype, Array.prototype, Function.prototype, String.prototype].map((one) =>
    Reflect.ownKeys(one).map(String).join(),
  )

/** Nothing of a decoded value reaches a prototype, is undefined inside a message, or holds a lone surrogate. */
function expectSound(value: unknown): void {
  if (typeof value === 'string') {
    if (/\p{Surrogate}/u.test(value)) throw new Error(`not well-formed: ${JSON.stringify(value)}`)
  } else if (Array.isArray(value)) value.forEach(expectSound)
  else if (typeof value === 'object' && value !== null) {
    if (Object.getPrototypeOf(value) !== Object.prototype) throw new Error('foreign prototype')
    for (const [name, inside] of Object.entries(value)) {
      if (inside === undefined && name !== 'cursor') throw new Error(`${name} is undefined`)
      expectSound(inside)
    }
  } else if (typeof value === 'number' && !Number.isFinite(value)) throw new Error('not finite')
}

test('S-WIRE-1 100,000 mangled frames and 100,000 mangled bodies: always a sound value, never a throw', async () => {
  const before = prototypes()
  const seen = new Map<string, number>()
  const count = (what: string) => seen.set(what, (seen.get(what) ?? 0) + 1)
  await fc.assert(
    fc.asyncProperty(fc.integer(), async (seed) => {
      const roll = dice(seed)
      await Promise.all(
        Array.from({ length: 500 }, async () => {
          const inbound = await decodeFrame(mangle(pick(roll, FRAMES), roll), context)
          if (!FRAME_TYPES.has(inbound.type)) throw new Error(inbound.type)
          expectSound(inbound)
          count(inbound.type)
          if (inbound.type === 'received') {
            count(inbound.poison.length > 0 ? 'poison' : inbound.messages.length > 0 ? 'message' : 'other')
          }
          const body = mangle(pick(roll, BODIES), roll)
          const page = await decodePage(body, context)
          if (!PAGE_KINDS.has(page.kind)) throw new Error(page.kind)
          expectSound(page)
          count(page.kind)
          const table = pick(roll, TABLES)(body)
          if (!PAGE_KINDS.has(table.kind)) throw new Error(table.kind)
          expectSound(table)
        }),
      )
    }),
    { numRuns: 200 },
  )
  expect(prototypes()).toEqual(before)
  // Every kind of answer was met, often.
  for (const what of [...FRAME_TYPES, ...PAGE_KINDS, 'poison', 'message', 'other']) {
    expect([what, (seen.get(what) ?? 0) > 50]).toEqual([what, true])
  }
}, 300_000)
