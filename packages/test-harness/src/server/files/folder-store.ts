import { copyFile, mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { asCannotStore } from '../db/cannot-store'
import type { FileStore } from './store'

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** Moves within one disk; between two it copies under another name first, so that no half of a file is ever seen. */
async function move(from: string, to: string): Promise<void> {
  try {
    await rename(from, to)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EXDEV')) throw error
    const half = `${to}.half`
    try {
      await copyFile(from, half)
      await rename(half, to)
    } finally {
      await rm(half, { force: true })
    }
    await rm(from, { force: true })
  }
}

/** Files in a folder of this machine, by their keys. The folder is made with the first of them. */
export function folderStore(folder: string): FileStore {
  const pathOf = (key: string): string => join(folder, key)
  return {
    async put(key, path) {
      try {
        await mkdir(folder, { recursive: true })
        await move(path, pathOf(key))
      } catch (error) {
        throw asCannotStore(error, folder)
      }
    },
    async get(key, range) {
      try {
        // Opened first: a stream would tell only later that there is nothing.
        const file = await open(pathOf(key))
        return file.createReadStream(range ?? {})
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },
    remove: (key) => rm(pathOf(key), { force: true }),
    async *keys() {
      try {
        const entries = await readdir(folder, { withFileTypes: true })
        for (const entry of entries) if (entry.isFile()) yield entry.name
      } catch (error) {
        if (!isMissing(error)) throw error
      }
    },
  }
}
