import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { RawConnection } from '../testing/raw'
import { type BodyTime, boundBody } from './body-time'

/** Answers a body of 200 bytes once it is whole. */
async function serve(time: BodyTime) {
  const server = createServer((request, response) => {
    boundBody(request, time)
    request.on('error', () => {})
    request.resume()
    request.once('end', () => response.end('whole'))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const connection = new RawConnection(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  connection.send('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 200\r\n\r\n')
  return connection
}

test.each(['all', 'silence'] as const)(
  'S-FILE-14 S-ACC-34 a body that does not come is hung up on, counted by %s',
  async (counts) => {
    const held = await serve({ ms: 5, counts })
    held.send('x')
    await held.ended()
    expect(await held.heard('whole')).not.toContain('whole')
  },
)

test('S-FILE-14 a body that comes is answered', async () => {
  const quick = await serve({ ms: 10_000, counts: 'silence' })
  quick.send('x'.repeat(200))
  expect(await quick.heard('whole')).toContain('200 OK')
})
