import { createECDH, createPublicKey, verify } from 'node:crypto'
import { expect, test } from 'vitest'
import { openPush, PUSH_SETTINGS } from '../testing/push'
import { MAX_PUSH_BYTES, seal, signFor } from './seal'

const fromText = (text: string) => Buffer.from(text, 'base64url')

/** The example of RFC 8291, appendix A. */
const BROWSER = 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94'
const P256DH = 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'
const AUTH = 'BTBZMqHH6r4Tts7J_aSIgg'
const FRESH = {
  salt: fromText('DGv6ra1nlYgDCS1FRnbzlw'),
  key: fromText('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'),
}
const SEALED =
  'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN'

test('S-BELL-11 a push is sealed for its browser as RFC 8291 has it', () => {
  const text = Buffer.from('When I grow up, I want to be a watermelon')
  const sealed = seal(text, { p256dh: P256DH, auth: AUTH }, FRESH)
  expect(sealed.toString('base64url')).toBe(SEALED)
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(fromText(BROWSER))
  expect(openPush(sealed, { pair, auth: fromText(AUTH) })).toBe(text.toString())
  const longest = seal(Buffer.alloc(MAX_PUSH_BYTES), { p256dh: P256DH, auth: AUTH })
  expect(longest).toHaveLength(4_096)
  expect(seal(text, { p256dh: P256DH, auth: AUTH })).not.toEqual(seal(text, { p256dh: P256DH, auth: AUTH }))
})

test('S-BELL-11 its sender signs for the push service alone, for twelve hours', () => {
  const now = 1_790_000_000_000
  const header = signFor('https://updates.push.services.mozilla.com/wpush/v2/abc', PUSH_SETTINGS, now)
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(header) ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  expect(JSON.parse(fromText(claims).toString())).toEqual({
    aud: 'https://updates.push.services.mozilla.com',
    exp: now / 1000 + 12 * 3_600,
    sub: PUSH_SETTINGS.contact,
  })
  const point = fromText(key)
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
  const publicKey = createPublicKey({
    key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' },
    format: 'jwk',
  })
  const signed = Buffer.from(`${head}.${claims}`)
  expect(verify('sha256', signed, { key: publicKey, dsaEncoding: 'ieee-p1363' }, fromText(signature))).toBe(
    true,
  )
})
