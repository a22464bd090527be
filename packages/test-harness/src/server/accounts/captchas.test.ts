import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { CAPTCHA_TTL_MS } from '../limits'
import { handClock } from '../testing/world'
import { drawCaptcha } from './captcha-picture'
import { Captchas } from './captchas'

const HERE = '127.0.0.1'
const SOKHA = { regionCode: '855', mobile: '12000001' }

function make(captchas: Captchas, phone: string) {
  const { id } = captchas.draw(phone, HERE)
  const answer = captchas.list().find((one) => one.id === id)?.answer ?? ''
  return { id, answer }
}

test('S-ACC-4 a picture is answered once, for its phone, within its life', () => {
  const clock = handClock()
  const captchas = new Captchas(clock.now)
  const right = make(captchas, '+855 012 000 001')
  expect(right.answer).toMatch(/^\d{5}$/)
  expect(captchas.solve(right.id, SOKHA, HERE, ` ${right.answer} `)).toBe(true)
  expect(captchas.solve(right.id, SOKHA, HERE, right.answer)).toBe(false)

  const wrong = make(captchas, '85512000001')
  expect(captchas.solve(wrong.id, SOKHA, HERE, '')).toBe(false)
  expect(captchas.solve(wrong.id, SOKHA, HERE, wrong.answer)).toBe(false)

  const others = make(captchas, '85512000002')
  expect(captchas.solve(others.id, SOKHA, HERE, others.answer)).toBe(false)

  const old = make(captchas, '012000001')
  clock.advance(CAPTCHA_TTL_MS)
  expect(captchas.solve(old.id, SOKHA, HERE, old.answer)).toBe(false)
  expect(captchas.list()).toEqual([])
})

test('S-ACC-4 an answer that names no picture is to the newest of its number and network address', () => {
  const captchas = new Captchas(handClock().now)
  const [older, newer] = [make(captchas, '85512000001'), make(captchas, '012000001')]
  make(captchas, '85512000002')
  expect(captchas.solve(undefined, SOKHA, 'elsewhere', newer.answer)).toBe(false)
  expect(captchas.solve(undefined, SOKHA, HERE, newer.answer)).toBe(true)
  expect(captchas.solve(undefined, SOKHA, HERE, older.answer)).toBe(true)
  expect(captchas.solve(undefined, SOKHA, HERE, older.answer)).toBe(false)
  expect(captchas.list()).toHaveLength(1)
})

test('S-ACC-4 the number may be named with or without its area code, also where it begins like another code', () => {
  const captchas = new Captchas(handClock().now)
  const isSolved = (typed: string, phone: { regionCode: string; mobile: string }) => {
    const { id, answer } = make(captchas, typed)
    return captchas.solve(id, phone, HERE, answer)
  }
  const phone = { regionCode: '855', mobile: '81234567' }
  for (const typed of ['81234567', '081 234 567', '85581234567', '+855 081 234 567', '00855 81234567'])
    expect([typed, isSolved(typed, phone)]).toEqual([typed, true])
  for (const typed of ['', '8123456', '+81 1234567', '86 81234567', '8181234567'])
    expect([typed, isSolved(typed, phone)]).toEqual([typed, false])
})

/** Width, height and pixels of a PNG of ours. */
function decode(png: Buffer) {
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)]
  const length = png.readUInt32BE(33)
  expect(png.toString('latin1', 37, 41)).toBe('IDAT')
  return { width, height, rows: inflateSync(png.subarray(41, 41 + length)) }
}

test('S-ACC-4 the picture is a PNG with digits in it, another one each time', () => {
  const [one, two] = [drawCaptcha('12345'), drawCaptcha('12345')]
  expect(one.subarray(1, 4).toString()).toBe('PNG')
  const { width, height, rows } = decode(one)
  expect(rows).toHaveLength((width + 1) * height)
  const darkOf = (digits: string) => decode(drawCaptcha(digits)).rows.filter((grey) => grey < 100).length
  expect(darkOf('88888')).toBeGreaterThan(darkOf('11111'))
  expect(one.equals(two)).toBe(false)
})
