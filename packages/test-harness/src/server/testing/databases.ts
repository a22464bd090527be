// Databases for tests: files, or with SARIKA_TEST_POSTGRES (the address of a server) databases of that server.
import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { onTestFinished } from 'vitest'

const SERVER = process.env.SARIKA_TEST_POSTGRES ?? ''
export const isOnPostgres = SERVER !== ''

/** A folder that is gone after the test. */
export async function tempFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'sarika-server-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** A folder for all tests of this process, gone with it. */
export async function keptFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'sarika-server-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

async function query(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: SERVER })
  await client.connect()
  await client.query(sql)
  await client.end()
}

/** The location of a new and empty database, gone after the test. */
export async function tempDatabase(): Promise<string> {
  if (!isOnPostgres) return join(await tempFolder(), 'test.db')
  const name = `test_${randomBytes(8).toString('hex')}`
  await query(`create database ${name}`)
  // Hooks run in the order of their making reversed: a server that a test starts on it has closed by then.
  onTestFinished(() => query(`drop database ${name} with (force)`))
  const url = new URL(SERVER)
  url.pathname = `/${name}`
  return url.href
}
