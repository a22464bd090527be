import { createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { startServer } from './index'
import { login, textTo } from './testing/client'
import { tempDatabase } from './testing/databases'
import { startTestServer, TEST_PASSWORD_COST } from './testing/world'

const quick = { quiet: true, passwordCost: TEST_PASSWORD_COST }

test('S-SRV-30 data is kept over a restart, and --empty writes the demo anew', async () => {
  const database = await tempDatabase()
  const first = await startServer({ port: 0, database, ...quick })
  const sokha = await login(first.url, 'sokha')
  const { msg_id } = await (await sokha.online()).call(textTo('20001', 'kept'))
  await first.close()

  const second = await startServer({ port: 0, database, ...quick })
  const again = await login(second.url, 'sokha')
  const { items } = await again.catchUp('/chat/im/user/getMsg')
  expect(items.at(-1)).toMatchObject({ msg_id, msg: { content: 'kept' } })
  await second.close()

  const third = await startTestServer({ database, empty: true })
  const anew = await login(third.url, 'sokha')
  expect((await anew.catchUp('/chat/im/user/getMsg')).items).toHaveLength(items.length - 1)
})

test('S-SRV-30 a taken port is a value, loses nothing even with empty, and otherwise the next one is taken', async () => {
  const blocker = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => blocker.once('listening', resolve))
  onTestFinished(() => {
    blocker.close()
  })
  const address = blocker.address()
  const port = typeof address === 'object' && address ? address.port : 0

  const database = await tempDatabase()
  const first = await startServer({ port: 0, database, ...quick })
  const sokha = await login(first.url, 'sokha')
  await (await sokha.online()).call(textTo('20001', 'kept'))
  await first.close()
  expect(await startServer({ port, strictPort: true, database, empty: true, ...quick })).toEqual({
    kind: 'port-taken',
    port,
  })
  const next = await startTestServer({ port, database })
  expect(next.port).toBeGreaterThan(port)
  const again = await login(next.url, 'sokha')
  const { items } = await again.catchUp('/chat/im/user/getMsg')
  expect(items.at(-1)).toMatchObject({ msg: { content: 'kept' } })
})
