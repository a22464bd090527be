// Foreign vectors through the wire and both ciphers: node scripts/vectors.mjs DATA_FOLDER [--json]

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { importSource } from './lib/bundle.mjs'

const HELP = `node scripts/vectors.mjs DATA_FOLDER [--json]
Runs vectors/wycheproof.aes_cbc_pkcs5_test.json through both ciphers, vectors/JSONTestSuite.json through the decoders,
and every text of strings/ through encode, encrypt and decode. Exit 1: something failed; 2: no such data.`

const failures = []
const counts = {}

/** Counts one check under a heading; `what` names it when it failed. */
function check(heading, isGood, what) {
  counts[heading] ??= { passed: 0, failed: 0 }
  if (isGood) counts[heading].passed++
  else {
    counts[heading].failed++
    failures.push(`${heading}: ${what}`)
  }
}

function read(path) {
  const bytes = readFileSync(path)
  return path.endsWith('.gz') ? gunzipSync(bytes).toString('utf8') : bytes.toString('utf8')
}

const bytesOf = (hex) => new Uint8Array(Buffer.from(hex, 'hex'))
const hexOf = (bytes) => bytes && Buffer.from(bytes).toString('hex')

async function runCbc(vectors, { rawWebCbc, loadRawCryptoJsCbc, AES, Hex }) {
  const ciphers = { web: rawWebCbc(crypto.subtle), 'crypto-js': await loadRawCryptoJsCbc() }
  for (const { tests } of vectors.testGroups) {
    for (const { tcId, key, iv, msg, ct, result } of tests) {
      const words = { key: Hex.parse(key), iv: Hex.parse(iv) }
      const oracle = AES.decrypt({ ciphertext: Hex.parse(ct) }, words.key, { iv: words.iv })
      for (const [name, cipher] of Object.entries(ciphers)) {
        const heading = `AES-CBC ${name}`
        const opened = hexOf(await cipher.decrypt(bytesOf(key), bytesOf(iv), bytesOf(ct)))
        if (result === 'valid') {
          check(heading, opened === msg && opened === oracle.toString(), `case ${tcId} decrypts to ${opened}`)
          const sealed = hexOf(await cipher.encrypt(bytesOf(key), bytesOf(iv), bytesOf(msg)))
          const theirs = AES.encrypt(Hex.parse(msg), words.key, { iv: words.iv }).ciphertext.toString()
          check(heading, sealed === ct && sealed === theirs, `case ${tcId} encrypts to ${sealed}`)
        } else check(heading, opened === undefined, `case ${tcId} (${result}) is accepted`)
      }
    }
  }
}

const REFUSALS = new Set(['unknown', 'broken'])
const hasReason = (value) =>
  typeof (value.reason ?? value.poison?.[0]?.reason) === 'string' || value.kind === 'refused'

/** A text as it is, as the data of frames, as a page and as a row: [name, text, how it is read]. */
function placesOf(text, { decodeFrame, decodePage }, context) {
  const frame = (body) => [body, () => decodeFrame(body, context)]
  const page = (body) => [body, () => decodePage(body, context)]
  return {
    frame: frame(text),
    'data of p2p': frame(`{"action":"p2p","data":${text}}`),
    'data of notice': frame(`{"action":"notice","data":${text}}`),
    'data of ack': frame(`{"action":"ack","seq":"s","data":${text}}`),
    page: page(text),
    'data of a page': page(`{"code":0,"data":${text}}`),
    'row of a page': page(`{"code":0,"data":[${text}]}`),
    extra: page(
      `{"code":0,"data":[{"msg_id":"1","msg_time":1,"sender_id":"b","receiver_id":"a","msg":{"type":"text","content":"x","extra":{"a":${text}}}}]}`,
    ),
  }
}

const isJson = (text) => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

async function runJson(cases, wire, context) {
  const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  const lax = new TextDecoder('utf-8', { ignoreBOM: true })
  for (const { name, expect, bytes_b64 } of cases) {
    const bytes = Buffer.from(bytes_b64, 'base64')
    const text = lax.decode(bytes)
    let isUtf8 = true
    try {
      strict.decode(bytes)
    } catch {
      isUtf8 = false
    }
    for (const [place, [body, decode]] of Object.entries(placesOf(text, wire, context))) {
      let value
      try {
        value = await decode()
      } catch (error) {
        check(`JSON ${expect}`, false, `${name} as ${place} threw ${error}`)
        continue
      }
      const word = value.type ?? value.kind
      // A socket closes on bytes that are no UTF-8, so such a case only must not throw. Depth is refused though it is JSON.
      const mustRefuse =
        !isJson(body) || (expect === 'reject' && isUtf8 && (place === 'frame' || place === 'page'))
      const isTaken = place === 'extra' && isJson(body)
      const isGood = mustRefuse
        ? REFUSALS.has(word) && hasReason(value)
        : isTaken || hasReason(value) || value.count === 0
      check(`JSON ${expect}`, isGood, `${name} as ${place}: ${JSON.stringify(value).slice(0, 200)}`)
    }
  }
}

/** Every string inside a value, names of fields too. */
function* stringsIn(value) {
  if (typeof value === 'string') yield value
  else if (Array.isArray(value)) for (const inside of value) yield* stringsIn(inside)
  else if (value !== null && typeof value === 'object') {
    for (const [name, inside] of Object.entries(value)) {
      yield name
      yield* stringsIn(inside)
    }
  }
}

function textsOf(path) {
  const text = read(path)
  const values = /\.jsonl(\.gz)?$/.test(path)
    ? text
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line))
    : JSON.parse(text)
  return [...new Set(stringsIn(values))]
}

async function runStrings(name, texts, { encodeMessage, decodeFrame }, ciphers) {
  for (const text of texts) {
    for (const [by, cipher] of Object.entries(ciphers)) {
      const item = { clientId: 'c', key: 'p2p-b', localSeq: 1, queuedAt: 1, state: 'sending', receivers: 1 }
      const { action, data } = JSON.parse(
        await encodeMessage({ ...item, content: { kind: 'text', text } }, 'a', cipher),
      )
      const told = JSON.stringify({ action, data: { ...data, msg_id: '1', msg_time: 1 } })
      const inbound = await decodeFrame(told, { me: 'b', cipher, receiversOf: () => 1 })
      const came = inbound.messages?.[0]?.text
      check(
        `text ${name} (${by})`,
        came === text.toWellFormed(),
        `${JSON.stringify(text)} came as ${JSON.stringify(came)}`,
      )
    }
  }
}

/** The data, or undefined with one line that says what is missing. */
function load(folder) {
  try {
    const strings = join(folder, 'strings')
    return {
      cbc: JSON.parse(read(join(folder, 'vectors/wycheproof.aes_cbc_pkcs5_test.json'))),
      cases: JSON.parse(read(join(folder, 'vectors/JSONTestSuite.json'))),
      strings: readdirSync(strings)
        .filter((name) => /\.jsonl?(\.gz)?$/.test(name))
        .map((name) => [name, textsOf(join(strings, name))]),
    }
  } catch (error) {
    console.error(`${folder}: ${error.message}; name a folder that holds vectors/ and strings/`)
    return undefined
  }
}

async function run({ cbc, cases, strings }) {
  const source = await importSource(`
    export { decodeFrame, decodePage, encodeMessage } from './src/wire/index.ts'
    export { createWebCipher, rawWebCbc } from './src/adapters/cipher-web.ts'
    export { loadCryptoJsCipher, loadRawCryptoJsCbc } from './src/adapters/cipher-crypto-js.ts'
    export { default as AES } from 'crypto-js/aes.js'
    export { default as Hex } from 'crypto-js/enc-hex.js'
  `)
  const random = { bytes: (count) => crypto.getRandomValues(new Uint8Array(count)), float: () => 0 }
  const web = source.createWebCipher(crypto.subtle, random)
  await runCbc(cbc, source)
  await runJson(cases, source, { me: 'a', cipher: web, receiversOf: () => 1 })
  const ciphers = { web, 'crypto-js': await source.loadCryptoJsCipher(random) }
  for (const [name, texts] of strings) await runStrings(name, texts, source, ciphers)
}

function print(isJson) {
  const all = Object.values(counts)
  const passed = all.reduce((sum, one) => sum + one.passed, 0)
  const failed = all.reduce((sum, one) => sum + one.failed, 0)
  if (isJson) console.log(JSON.stringify({ passed, failed, counts, failures }))
  else {
    for (const [heading, one] of Object.entries(counts)) {
      console.log(`${heading}: ${one.passed} passed, ${one.failed} failed`)
    }
    for (const failure of failures.slice(0, 20)) console.error(failure)
    console.log(`${passed} passed, ${failed} failed`)
  }
  if (failed > 0 || passed === 0) process.exitCode = 1
}

const args = process.argv.slice(2)
const [folder, ...others] = args.filter((arg) => arg !== '--json')
if (args.includes('--help')) console.log(HELP)
else if (folder === undefined || folder.startsWith('--') || others.length > 0) {
  console.error('name one data folder: node scripts/vectors.mjs DATA_FOLDER [--json]')
  process.exitCode = 2
} else {
  const data = load(folder)
  if (data === undefined) process.exitCode = 2
  else {
    await run(data)
    print(args.includes('--json'))
  }
}
