import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { Line } from './line'

test('S-BROW-4 a cut line ends what is under way and refuses what is new; mended it answers at the same address', async () => {
  const server = createServer((request, response) => {
    if (request.url === '/slow') response.writeHead(200).write('begun')
    else response.end('here')
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const line = await Line.to((server.address() as AddressInfo).port)
  onTestFinished(async () => {
    await line.cut()
    server.closeAllConnections()
    server.close()
  })
  const read = async (path: string) => (await fetch(line.origin + path)).text()
  expect(await read('/')).toBe('here')
  const slow = await fetch(`${line.origin}/slow`)
  await line.cut()
  await expect(slow.text()).rejects.toThrow()
  await expect(read('/')).rejects.toThrow()
  await line.mend()
  expect(await read('/')).toBe('here')
})
