import { beforeEach, expect, test } from 'vitest'
import { defaultPorts } from './engine-ports.js'
import { databaseOf, leaderLockOf } from './names.js'
import { eraseOtherAccounts } from './other-accounts.js'

// All tests of a browser share its databases: what other files left is not looked at.
beforeEach(async () => void (await eraseOtherAccounts('nobody')))

/** Makes the database of an account. */
async function keep(account: string): Promise<void> {
  const disk = defaultPorts().openDisk(databaseOf(account))
  expect((await disk.open()).ok).toBe(true)
  disk.close()
}

const kept = async (): Promise<readonly string[]> =>
  (await indexedDB.databases()).flatMap(({ name }) => (name?.startsWith('sarika-im-') ? [name] : [])).sort()

test('S-DISK-23 erases what others left, and neither the own account, nor one that a tab has open or whose login is kept, nor what is not the engine’s', async () => {
  for (const account of ['mine', 'gone', 'open']) await keep(account)
  indexedDB.open('somebody-else')
  await navigator.locks.request(leaderLockOf('open'), async () => {
    expect(await eraseOtherAccounts('mine')).toEqual(['gone'])
  })
  expect(await kept()).toEqual(['sarika-im-mine', 'sarika-im-open'])
  expect((await indexedDB.databases()).map(({ name }) => name)).toContain('somebody-else')
  expect(await eraseOtherAccounts('nobody', ['open'])).toEqual(['mine'])
  expect(await eraseOtherAccounts('nobody')).toEqual(['open'])
})

test('S-DISK-23 where databases cannot be listed, those that were opened here are known', async () => {
  await keep('left')
  const { databases } = indexedDB
  Object.defineProperty(indexedDB, 'databases', { value: undefined, configurable: true })
  try {
    expect(await eraseOtherAccounts('mine')).toEqual(['left'])
  } finally {
    Object.defineProperty(indexedDB, 'databases', { value: databases, configurable: true })
  }
  expect(await kept()).not.toContain('sarika-im-left')
})
