// One suite for every store of files.
import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { tempFolder } from '../testing/databases'
import { startS3Stub } from '../testing/s3-stub'
import { folderStore } from './folder-store'
import { s3Store } from './s3-store'
import type { ByteRange, FileStore } from './store'

const STORES: Readonly<Record<string, () => Promise<FileStore>>> = {
  folder: async () => folderStore(join(await tempFolder(), 'files')),
  s3: async () => s3Store(await startS3Stub()),
}

async function open(make: () => Promise<FileStore>) {
  const store = await make()
  const folder = await tempFolder()
  const put = async (key: string, content: string | Buffer) => {
    const path = join(folder, key)
    await writeFile(path, content)
    await store.put(key, path, 'text/plain')
  }
  const get = async (key: string, range?: ByteRange) => {
    const found = await store.get(key, range)
    return found && (await buffer(found)).toString('latin1')
  }
  const keys = async () => {
    const found: string[] = []
    for await (const key of store.keys()) found.push(key)
    return found.toSorted()
  }
  return { store, put, get, keys }
}

test.each(Object.entries(STORES))(
  'S-FILE-13 a store of kind %s keeps, gives, lists and removes',
  async (_, make) => {
    const { store, put, get, keys } = await open(make)
    expect(await keys()).toEqual([])
    expect(await get('missing')).toBeNull()
    await store.remove('missing')

    const names = ['a-1', 'a_2.thumb', 'b', 'c', 'd']
    for (const name of names) await put(name, `content of ${name}`)
    expect(await keys()).toEqual(names)
    expect(await get('a_2.thumb')).toBe('content of a_2.thumb')
    expect(await get('b', { start: 0, end: 0 })).toBe('c')
    expect(await get('b', { start: 8, end: 11 })).toBe('of b')

    const large = Buffer.alloc(300_000, 'x')
    await put('large', large)
    expect(await get('large')).toBe(large.toString('latin1'))
    await store.remove('large')
    await store.remove('b')
    expect(await keys()).toEqual(names.filter((name) => name !== 'b'))
    expect(await get('b')).toBeNull()
  },
)

test('S-FILE-13 a bucket that does not know our key takes and gives nothing, and says so', async () => {
  const settings = await startS3Stub()
  const { store, put } = await open(async () => s3Store({ ...settings, secretAccessKey: 'another' }))
  await expect(put('a', 'x')).rejects.toThrow('the store of files answered 403 to a file')
  await expect(store.get('a')).rejects.toThrow('403')
  await expect(store.remove('a')).rejects.toThrow('403')
})

test('S-FILE-13 a folder has no half of a file, and takes the file over', async () => {
  const folder = await tempFolder()
  const { store } = await open(async () => folderStore(folder))
  const from = join(await tempFolder(), 'body')
  await writeFile(from, 'x')
  await store.put('a', from, 'text/plain')
  expect(await readdir(folder)).toEqual(['a'])
})
