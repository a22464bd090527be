import { strToU8, zipSync } from 'fflate'
import type { Account, Db } from '../db/tables'
import { PERSONAL_DATA } from './table'

/** A file's name as part of a path: nothing that leads elsewhere. */
const safe = (path: string): string =>
  path
    .split('/')
    .map((part) => part.replace(/^\.+/, '').replaceAll('\\', '_'))
    .join('/')

/**
 * All that the server has of a person, as one zip: `data.json` with the rows of each table, and their files. What is not given
 * is said with its reason, e.g. `"refresh_tokens": "not given: hashes of secrets"`.
 */
export async function giveAll(db: Db, who: Account): Promise<Buffer> {
  const data: Record<string, unknown> = {}
  const files: Record<string, Uint8Array> = {}
  for (const [table, entry] of Object.entries(PERSONAL_DATA)) {
    if (entry === 'nobody') continue
    data[table] = entry.give === null ? `not given: ${entry.why}` : await entry.give(db, who)
    for (const { path, content } of (await entry.files?.(db, who)) ?? []) files[safe(path)] = content
  }
  // Stored as they are: files are packed already, and packing would hold everybody else up.
  const json = strToU8(`${JSON.stringify(data, null, 2)}\n`)
  return Buffer.from(zipSync({ 'data.json': json, ...files }, { level: 0 }))
}
