// node scripts/film.mjs: draws the film of the demo's advertisement anew, by the browser's own encoder.

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { ensureBrowser } from './lib/browser.mjs'
import { takeNoArguments } from './lib/help.mjs'
import { ROOT } from './lib/sh.mjs'

takeNoArguments(`node scripts/film.mjs
Draws packages/test-harness/src/server/home/films/ride.webm anew: a parcel van under way, without end and without sound.`)

/** Pixels, pictures, ms from one picture to the next, bits a second. */
const WIDTH = 480
const HEIGHT = 400
const COUNT = 60
const STEP_MS = 80
const BITRATE = 80_000

/** How far something comes that passes every so many pixels, so many times in one round. */
const passed = (turn, every, times = 1) => -((turn * times * every) % every)

const palm = (x) =>
  `<path stroke="#3d2a12" stroke-width="5" d="M${x} 232v-84"/><g fill="#1f5c3a">${[0, 60, 120, 180, 240, 300]
    .map((angle) => `<ellipse cx="${x}" cy="130" rx="7" ry="20" transform="rotate(${angle} ${x} 148)"/>`)
    .join('')}</g>`

const house = (x) =>
  `<path stroke="#5e3b12" stroke-width="4" d="M${x + 6} 210v24M${x + 30} 210v24M${x + 54} 210v24"/><path fill="#a9702a" d="M${x} 180h60v30h-60z"/><path fill="#5e3b12" d="M${x - 8} 182l38-32 38 32z"/><path fill="#fbe2a8" d="M${x + 22} 188h16v22h-16z"/>`

const hill = (x) => `<path fill="#9cc4b2" d="M${x} 226c60-60 120-60 160-20s60 20 80 20z"/>`

const wheel = (x, turn) =>
  `<g transform="translate(${x} 272) rotate(${turn * 360 * 6})"><circle r="21" fill="#17211f"/><circle r="9" fill="#e4e1da"/><path stroke="#56625f" stroke-width="3" d="M-9 0h18M0-9v18"/></g>`

/** One picture, high up, for words are laid over the foot; turn: 0 to 1, where 1 is 0 again. */
function draw(turn) {
  const far = [0, 240, 480].map((x) => hill(x + passed(turn, 240))).join('')
  const near = [0, 320, 640].map(
    (x) => palm(x + 40 + passed(turn, 320, 2)) + house(x + 150 + passed(turn, 320, 2)),
  )
  const line = [0, 96, 192, 288, 384, 480].map((x) => `M${x + passed(turn, 96, 10)} 288h44`).join('')
  const bob = Math.sin(turn * Math.PI * 12) * 1.5
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" fill="none">
<linearGradient id="sky" x2="0" y2="1"><stop stop-color="#cfe5e0"/><stop offset="1" stop-color="#fbf4e2"/></linearGradient>
<path fill="url(#sky)" d="M0 0h480v240H0z"/><circle cx="84" cy="72" r="38" fill="#e39a1f"/><g transform="translate(0 -64)">${far}
<path fill="#57a667" d="M0 224h480v40H0z"/>${near.join('')}
<path fill="#56625f" d="M0 250h480v214H0z"/><path stroke="#f6d58d" stroke-width="5" d="${line}"/>
<ellipse cx="226" cy="294" rx="118" ry="7" fill="#17211f" opacity=".35"/>
<g transform="translate(0 ${bob.toFixed(2)})"><path fill="#2d7d46" d="M112 150h142v118H112z"/><path fill="#e39a1f" d="M112 196h142v16H112z"/>
<path stroke="#fff" stroke-width="4" stroke-linecap="round" stroke-linejoin="round" d="M162 172l20-10 20 10v22l-20 10-20-10zM162 172l20 10 20-10M182 182v22"/>
<path fill="#0b6b66" d="M258 178h46l34 42v48h-80z"/><path fill="#cfe5e0" d="M268 188h32l24 32h-56z"/><path fill="#f6d58d" d="M330 234h8v12h-8z"/><path fill="#17211f" d="M108 262h234v8H108z"/></g>
${wheel(156, turn)}${wheel(296, turn)}</g></svg>`
}

/** In the page: every picture drawn, and what the encoder makes of it. */
async function encode({ pictures, width, height, stepMs, bitrate }) {
  const chunks = []
  const encoder = new VideoEncoder({
    output(chunk) {
      const bytes = new Uint8Array(chunk.byteLength)
      chunk.copyTo(bytes)
      chunks.push({ isKey: chunk.type === 'key', bytes: Array.from(bytes) })
    },
    error(error) {
      throw error
    },
  })
  encoder.configure({ codec: 'vp8', width, height, bitrate, framerate: 1000 / stepMs })
  const context = new OffscreenCanvas(width, height).getContext('2d')
  for (const [index, picture] of pictures.entries()) {
    const image = new Image()
    image.src = `data:image/svg+xml,${encodeURIComponent(picture)}`
    await image.decode()
    context.drawImage(image, 0, 0)
    const frame = new VideoFrame(context.canvas, { timestamp: index * stepMs * 1000 })
    encoder.encode(frame, { keyFrame: index === 0 })
    frame.close()
  }
  await encoder.flush()
  return chunks
}

/** An element of WebM: id, length in 4 bytes, content. */
function element(id, ...content) {
  const body = Buffer.concat(content)
  const head = Buffer.from(id, 'hex')
  const length = Buffer.alloc(4)
  length.writeUInt32BE(0x10000000 + body.length)
  return Buffer.concat([head, length, body])
}
const number = (id, value) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return element(id, bytes)
}
const float = (id, value) => {
  const bytes = Buffer.alloc(4)
  bytes.writeFloatBE(value)
  return element(id, bytes)
}
const text = (id, value) => element(id, Buffer.from(value))

/** One picture of track 1, at its time, ms. */
function block({ isKey, bytes }, atMs) {
  const head = Buffer.from([0x81, 0, 0, isKey ? 0x80 : 0])
  head.writeInt16BE(atMs, 1)
  return element('a3', head, Buffer.from(bytes))
}

/** The whole file: https://www.webmproject.org/docs/container/. */
const toWebm = (chunks) =>
  Buffer.concat([
    element(
      '1a45dfa3',
      ...[number('4286', 1), number('42f7', 1), number('42f2', 4), number('42f3', 8)],
      ...[text('4282', 'webm'), number('4287', 2), number('4285', 2)],
    ),
    element(
      '18538067',
      element(
        '1549a966',
        ...[number('2ad7b1', 1_000_000), float('4489', COUNT * STEP_MS)],
        ...[text('4d80', 'sarika'), text('5741', 'sarika')],
      ),
      element(
        '1654ae6b',
        element(
          'ae',
          ...[number('d7', 1), number('73c5', 1), number('83', 1), text('86', 'V_VP8')],
          element('e0', number('b0', WIDTH), number('ba', HEIGHT)),
        ),
      ),
      element('1f43b675', number('e7', 0), ...chunks.map((chunk, index) => block(chunk, index * STEP_MS))),
    ),
  ])

const browser = await chromium.launch({ executablePath: ensureBrowser().path })
try {
  const page = await browser.newPage()
  // The encoder is for secure pages alone.
  await page.route('https://film.invalid/', (route) => route.fulfill({ contentType: 'text/html', body: '' }))
  await page.goto('https://film.invalid/')
  const pictures = Array.from({ length: COUNT }, (_, index) => draw(index / COUNT))
  const chunks = await page.evaluate(encode, {
    pictures,
    width: WIDTH,
    height: HEIGHT,
    stepMs: STEP_MS,
    bitrate: BITRATE,
  })
  const film = toWebm(chunks)
  writeFileSync(join(ROOT, 'packages/test-harness/src/server/home/films/ride.webm'), film)
  console.log(`${film.length} bytes`)
} finally {
  await browser.close()
}
