/** Files of a conversation of the service, and which agents may open them. */
import { conversationIdOf } from '../chat/ids'
import type { Db } from '../db/tables'
import type { FileRow } from '../db/tables-files'
import type { Deed } from './agents'

/** The messages that both still have. */
const usesIn = (db: Db, { service, imId }: Pick<Deed, 'service' | 'imId'>) =>
  db
    .selectFrom('file_uses')
    .innerJoin('messages', 'messages.id', 'file_uses.message_id')
    .innerJoin('files', 'files.id', 'file_uses.file_id')
    .where('messages.conversation_id', '=', conversationIdOf(service, { isGroup: false, id: imId }))
    .where('messages.withdrawn_at', 'is', null)

/** Whether an open conversation is an agent's, or they have answered in it. Source: S-SERVICE-25. */
async function isTheirs(db: Db, { service, agentId, imId }: Deed): Promise<boolean> {
  const talk = await db
    .selectFrom('service_talks')
    .select('agent_id')
    .where('im_id', '=', imId)
    .where('is_open', '=', 1)
    .executeTakeFirst()
  if (talk === undefined) return false
  if (talk.agent_id === agentId) return true
  const answer = await db
    .selectFrom('service_answers')
    .innerJoin('messages', 'messages.id', 'message_id')
    .select('message_id')
    .where('agent_id', '=', agentId)
    .where('conversation_id', '=', conversationIdOf(service, { isGroup: false, id: imId }))
    .limit(1)
    .executeTakeFirst()
  return answer !== undefined
}

/** A file of the conversation; undefined also for an agent who may not open it. */
export async function findFile(db: Db, deed: Deed, id: string): Promise<FileRow | undefined> {
  if (!(await isTheirs(db, deed))) return undefined
  return usesIn(db, deed).where('files.id', '=', id).selectAll('files').executeTakeFirst()
}

/** What an agent is told of a file. */
export interface ShownFile {
  readonly id: string
  readonly name: string
  /** bytes */
  readonly size: number
}

/** The files of these messages, by message; none for an agent who may not open them. The picture beside a film is left out. */
export async function filesOf(
  db: Db,
  deed: Deed,
  messageIds: readonly number[],
): Promise<ReadonlyMap<number, ShownFile>> {
  if (messageIds.length === 0 || !(await isTheirs(db, deed))) return new Map()
  const rows = await usesIn(db, deed)
    .where('message_id', 'in', messageIds)
    .whereRef('files.kind', '=', 'messages.type')
    .select(['message_id', 'files.id', 'files.name', 'files.size'])
    .execute()
  return new Map(rows.map(({ message_id, ...file }) => [message_id, file]))
}
