import type { ClientId } from '../model/ids.js'
import type { UploadBytes } from '../model/upload.js'
import type { FileEntry } from '../ports/disk.js'
import { answerOf, type Connection, reading, writing } from './transaction.js'

/** Durable before the command that sends it. Source: S-DISK-25. */
export function writeFile(database: Connection, clientId: ClientId, bytes: UploadBytes): Promise<undefined> {
  return changing(database, (files) => files.add(bytes, clientId))
}

export function removeFile(database: Connection, clientId: ClientId): Promise<undefined> {
  return changing(database, (files) => files.delete(clientId))
}

function changing(database: Connection, change: (files: IDBObjectStore) => void): Promise<undefined> {
  return writing<undefined>(database, ['uploads'], 'strict', (transaction) => {
    change(transaction.objectStore('uploads'))
    transaction.commit()
  })
}

const filesOf = (database: Connection): IDBObjectStore =>
  reading(database, ['uploads']).objectStore('uploads')

export const readFile = (database: Connection, clientId: ClientId): Promise<UploadBytes | undefined> =>
  answerOf(filesOf(database).get(clientId))

export const hasFile = async (database: Connection, clientId: ClientId): Promise<boolean> =>
  (await answerOf(filesOf(database).count(clientId))) > 0

export async function listFiles(database: Connection): Promise<readonly FileEntry[]> {
  const files = filesOf(database)
  const [ids, all] = await Promise.all([
    answerOf(files.getAllKeys()),
    answerOf<UploadBytes[]>(files.getAll()),
  ])
  return all.map(({ at }, i) => ({ clientId: ids[i] as ClientId, at }))
}
