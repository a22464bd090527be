import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { openDatabase } from '../server/db/open'
import { tempDatabase } from '../server/testing/databases'
import { bundleChild } from './server-process'
import { WalletKills } from './wallet-kills'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

test('S-WAL-23 a server killed between debit and credit, at a random moment and behind its commit loses, makes and doubles nothing', async () => {
  const [main, hook] = await Promise.all([
    bundleChild(ROOT, 'server/testing/cli-child.ts'),
    bundleChild(ROOT, 'faults/stop-at.ts'),
  ])
  const program = { main, hook, database: await tempDatabase() }
  const { wrong, points } = await WalletKills.run({ program, kills: 3, seed: 1, tell: () => {} })
  expect(wrong).toEqual([])
  expect([...points.keys()].toSorted()).toEqual(['answer', 'any', 'credit'])
})
