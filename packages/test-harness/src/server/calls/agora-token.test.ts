import { createHmac } from 'node:crypto'
import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { type AgoraGrant, agoraToken } from './agora-token'

/** The values of Agora's own test of AccessToken2, and the token that it expects of them. */
const PUBLISHED: AgoraGrant = {
  appId: '970CA35de60c44645bbae8a215061b33',
  certificate: '5CFd2fd1755d40ecb72977518be15d3b',
  channel: '7d72365eb983485397e3e3f9d460bdda',
  uid: '2882341273',
  issuedAt: 1_111_111,
  life: 600,
  salt: 1,
  privileges: [1],
}
const EXPECTED =
  '007eJxTYBBbsMMnKq7p9Hf/HcIX5kce9b518kCiQgSr5Zrp4X1Tu6UUGCzNDZwdjU1TUs0Mkk1MzExMk5ISUy0SjQxNDcwMk4yN3b8IMEQwMTAwMoAwBIL4CgzmKeZGxmamqUmWFsYmFqbGluapxqnGaZYpJmYGSSkpiVwMRhYWRsYmhkbmxgDCaiTj'

const read = (token: string) => inflateSync(Buffer.from(token.slice(3), 'base64'))

test('S-CALL-52 a token of Agora is the one that Agora’s own test expects', () => {
  expect(agoraToken(PUBLISHED).slice(0, 3)).toBe('007')
  expect(read(agoraToken(PUBLISHED))).toEqual(read(EXPECTED))
})

test('S-CALL-52 a token lets its holder join and send, and nobody makes one without the certificate', () => {
  const { privileges: _one, ...grant } = PUBLISHED
  const bytes = read(agoraToken(grant))
  const length = bytes.readUInt16LE(0)
  const [signature, said] = [bytes.subarray(2, 2 + length), bytes.subarray(2 + length)]
  const number = (value: number) => {
    const four = Buffer.alloc(4)
    four.writeUInt32LE(value)
    return four
  }
  const hmac = (key: Buffer, text: string | Buffer) => createHmac('sha256', key).update(text).digest()
  const key = (certificate: string) => hmac(number(1), hmac(number(1_111_111), certificate))
  expect(hmac(key(grant.certificate), said)).toEqual(signature)
  expect(hmac(key('0'.repeat(32)), said)).not.toEqual(signature)
  // Behind application, three numbers and the count of services: its type, then how much it may do.
  const service = said.subarray(2 + 32 + 12 + 2)
  expect([service.readUInt16LE(0), service.readUInt16LE(2)]).toEqual([1, 4])
})
