import { expect, test } from 'vitest'
import { callCatalogue } from './call-catalogue.js'
import { decodeBroadcast } from './index.js'

const { example } = callCatalogue.find(({ name }) => name === 'broadcast') ?? {}

test('S-CAST-3 the answer to a broadcast is an ack for each receiver', () => {
  const acks = decodeBroadcast(JSON.stringify(example))
  expect(acks).toMatchObject({
    kind: 'ok',
    acks: [
      { seq: '5f0c.0', code: 0, id: '10443', number: 6 },
      { seq: '5f0c.1', code: -20, id: '', message: 'You are not friends' },
    ],
  })
})

test.each([
  ['{', 'broken'],
  ['{"code":0,"data":{}}', 'broken'],
  ['{"code":0,"data":[{"code":0}]}', 'broken'],
  ['{"code":"invalid","message":"no"}', 'refused'],
])('S-WIRE-5 the answer %s to a broadcast is %s', (body, kind) => {
  expect(decodeBroadcast(body).kind).toBe(kind)
})
