/** Files that people send in the chat. Their bytes are not in the database: server/files/. */
import type { Selectable } from 'kysely'
import type { Flag } from './flag'

interface FilesTable {
  /** random; the name of its bytes in the store, and of its address */
  id: string
  /** im id of who uploaded it */
  owner_id: string
  kind: 'image' | 'video' | 'audio' | 'file'
  /** as its bytes say, e.g. `image/png` */
  type: string
  /** bytes */
  size: number
  /** as it is shown, turned the right way up; 0 for what is no picture */
  width: number
  height: number
  has_thumb: Flag
  name: string
  stored_at: number
  /** Idempotency-Key of its upload; "" when it had none, or after a day */
  once_key: string
  /** the ticket that it was let in with; "" without one */
  ticket_id: string
}

/** A file that a message has. Who takes part in the message's conversation may read it. */
interface FileUsesTable {
  file_id: string
  message_id: number
}

export interface FileTables {
  files: FilesTable
  file_uses: FileUsesTable
}

export type FileRow = Selectable<FilesTable>
