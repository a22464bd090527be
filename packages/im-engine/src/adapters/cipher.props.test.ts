import fc from 'fast-check'
import { expect, test } from 'vitest'
import { browserCipher, openCipher } from './cipher.js'
import { type Bytes, fromBase64, fromHex, toBase64, toHex, toUtf8, withoutPadding } from './cipher-bytes.js'
import { loadCryptoJsCipher, loadRawCryptoJsCbc } from './cipher-crypto-js.js'
import { KEYS_MAX, keepKeys } from './cipher-keys.js'
import { createWebCipher, rawWebCbc } from './cipher-web.js'

const random = { bytes: (n: number) => crypto.getRandomValues(new Uint8Array(n)), float: () => 0 }
const web = createWebCipher(crypto.subtle, random)
const js = await loadCryptoJsCipher(random)
const raws = [rawWebCbc(crypto.subtle), await loadRawCryptoJsCbc()]
const texts = fc.oneof(fc.string({ unit: 'binary', maxLength: 80 }), fc.constant('\ufeff'), fc.constant(''))
const bytes = (min: number, max: number) =>
  fc.uint8Array({ minLength: min, maxLength: max }).map((one): Bytes => new Uint8Array(one))

test('S-CIPH-1 what either cipher encrypts, both decrypt, with and without mac', async () => {
  await fc.assert(
    fc.asyncProperty(texts, fc.string(), async (text, ids) => {
      for (const from of [web, js]) {
        const { content, iv, mac } = await from.encrypt(ids, text)
        for (const to of [web, js]) {
          expect(await to.decrypt(ids, content, iv, mac)).toEqual({ ok: true, text })
          expect(await to.decrypt(ids, content, iv, mac.toUpperCase())).toEqual({ ok: true, text })
          expect(await to.decrypt(ids, content, iv, undefined)).toEqual({ ok: true, text })
        }
      }
    }),
    { numRuns: 300 },
  )
})

test('S-CIPH-1 garbage in: both ciphers refuse for the same reason, neither rejects', async () => {
  const pieces = fc.oneof(
    fc.string(),
    fc.base64String({ maxLength: 96 }),
    bytes(0, 64).map(toBase64),
    fc.constantFrom('AAECAwQFBgcICQoLDA0ODw==', '%', '\u0100', ' '),
  )
  const macs = fc.option(fc.oneof(fc.string(), fc.stringMatching(/^[0-9a-f]{64}$/)), { nil: undefined })
  await fc.assert(
    fc.asyncProperty(pieces, pieces, macs, async (content, iv, mac) => {
      const [one, other] = await Promise.all(
        [web, js].map((cipher) => cipher.decrypt('a_b', content, iv, mac)),
      )
      expect(one).toEqual(other)
      if (mac !== undefined) expect(one).toEqual({ ok: false, reason: 'altered' })
    }),
    { numRuns: 2_000 },
  )
})

test('S-CIPH-4 one changed unit of content, iv or mac is altered', async () => {
  const { content, iv, mac } = await web.encrypt('a_b', 'Hello')
  const bent = (text: string) => (text.startsWith('0') ? '1' : '0') + text.slice(1)
  for (const cipher of [web, js]) {
    for (const [c, i, m] of [
      [bent(content), iv, mac],
      [content, bent(iv), mac],
      [content, iv, bent(mac)],
      [content, iv, mac.slice(2)],
    ] as const) {
      expect(await cipher.decrypt('a_b', c, i, m)).toEqual({ ok: false, reason: 'altered' })
    }
  }
})

test('S-CIPH-5 wrong keys: 3,000 tries give "cannot decrypt" or, by padding and UTF-8 alone, the same in both', async () => {
  let refused = 0
  const tries = 3_000
  for (let i = 0; i < tries; i++) {
    const { content, iv } = await js.encrypt('a_b', 'a text of some length, as people write')
    const answer = await js.decrypt(`a_c${i}`, content, iv, undefined)
    if (i % 10 === 0) expect(await web.decrypt(`a_c${i}`, content, iv, undefined)).toEqual(answer)
    if (!answer.ok) refused++
  }
  // A wrong key leaves a valid padding once in 256, and that is UTF-8 more seldom still.
  expect(refused).toBeGreaterThan(tries - 30)
})

test('S-CIPH-5 both raw ciphers judge every padding alike', async () => {
  const key = new Uint8Array(32)
  const iv = new Uint8Array(16)
  const blocks = fc.constantFrom(16, 32, 48).chain((length) => bytes(length, length))
  // What is encrypted ends in any bytes: the padding block that encrypting adds is cut off.
  await fc.assert(
    fc.asyncProperty(
      blocks,
      fc.integer({ min: 0, max: 50 }),
      fc.integer({ min: 0, max: 48 }),
      fc.boolean(),
      async (plain, value, count, isHonest) => {
        plain.fill(isHonest ? count : value, Math.max(0, plain.length - count))
        for (const sealing of raws) {
          const sealed = (await sealing.encrypt(key, iv, plain)).slice(0, plain.length)
          const [one, other] = await Promise.all(raws.map((raw) => raw.decrypt(key, iv, sealed)))
          expect(one).toEqual(other)
        }
      },
    ),
    { numRuns: 1_000 },
  )
})

test('S-CIPH-5 padding is 1 to 16 bytes of their count', () => {
  const ending = (length: number, value: number, count: number) =>
    withoutPadding(new Uint8Array(length).fill(value, length - count))?.length
  expect(ending(16, 1, 1)).toBe(15)
  expect(ending(32, 16, 16)).toBe(16)
  expect(ending(32, 2, 1)).toBeUndefined()
  expect(ending(32, 17, 17)).toBeUndefined()
  expect(ending(16, 0, 0)).toBeUndefined()
  expect(withoutPadding(new Uint8Array(0))).toBeUndefined()
})

test('S-CIPH-5 content that is no UTF-8 cannot be decrypted, by either cipher', async () => {
  const key = new Uint8Array(await crypto.subtle.digest('SHA-256', toUtf8('a_b')))
  const iv = new Uint8Array(16)
  for (const wrong of [[0xff], [0xc3], [0xed, 0xa0, 0x80], [0xc0, 0x80]]) {
    const content = toBase64(await rawWebCbc(crypto.subtle).encrypt(key, iv, new Uint8Array(wrong)))
    for (const cipher of [web, js]) {
      const answer = await cipher.decrypt('a_b', content, toBase64(iv), undefined)
      expect(answer).toEqual({ ok: false, reason: 'cannot-decrypt' })
    }
  }
})

test('S-CIPH-5 lengths that cannot be are refused', async () => {
  const key = new Uint8Array(32)
  const iv = new Uint8Array(16)
  for (const raw of raws) {
    const sealed = await raw.encrypt(key, iv, new Uint8Array(20))
    expect(await raw.decrypt(key, iv, sealed)).toEqual(new Uint8Array(20))
    for (const length of [0, 8, 15, 17, 32]) {
      expect(await raw.decrypt(key, new Uint8Array(length), sealed)).toBeUndefined()
    }
    expect(await raw.decrypt(key, iv, new Uint8Array(0))).toBeUndefined()
    // Of so many tails some would end in a valid padding, were they decrypted at all.
    for (let tail = 0; tail < 2_000; tail++) {
      const longer = new Uint8Array([...sealed, tail >> 8, tail & 0xff])
      if ((await raw.decrypt(key, iv, longer)) !== undefined) expect(tail).toBe('refused')
    }
  }
})

test('S-CIPH-6 a key is made once while it is kept, and a bounded number is kept', () => {
  let made = 0
  const keyOf = keepKeys((ids) => `${ids}${made++}`)
  expect(keyOf('a')).toBe(keyOf('a'))
  for (let i = 0; i < KEYS_MAX - 1; i++) keyOf(`k${i}`)
  expect([keyOf('a'), made]).toEqual(['a0', KEYS_MAX])
  keyOf('one more')
  expect(keyOf('a')).not.toBe('a0')
})

test('S-CIPH-1 bytes come back from base64 and hex', () => {
  fc.assert(
    fc.property(bytes(0, 20_000), (some) => {
      expect(fromBase64(toBase64(some))).toEqual(some)
      expect(fromHex(toHex(some))).toEqual(some)
    }),
    { numRuns: 50 },
  )
  expect([fromHex('abc'), fromHex('zz'), fromBase64('a'), fromBase64('\u0100')]).toEqual(
    Array(4).fill(undefined),
  )
})

test('S-CIPH-1 the machine without crypto.subtle gets crypto-js, and understands the others', async () => {
  const real = globalThis.crypto
  const set = (value: unknown) => Object.defineProperty(globalThis, 'crypto', { value, configurable: true })
  const clock = { now: () => 0, setTimeout: () => 0, clearTimeout: () => {} }
  const zeros = { bytes: (n: number) => new Uint8Array(n), float: () => 0 }
  set({ getRandomValues: real.getRandomValues })
  const [opened, waiting] = await openCipher(zeros)
    .then((cipher) => [cipher, browserCipher(zeros, clock)] as const)
    .finally(() => set(real))
  for (const insecure of [opened, waiting]) {
    const { content, iv, mac } = await insecure.encrypt('a_b', 'Hello')
    for (const cipher of [insecure, await openCipher(random), browserCipher(random, clock)]) {
      expect(await cipher.decrypt('a_b', content, iv, mac)).toEqual({ ok: true, text: 'Hello' })
    }
  }
})
