/** What an agent's desk shows: the queue, and one thread of it. */
import type { MessageBody } from '../chat/content'
import { wordsOf } from '../chat/content'
import { conversationIdOf } from '../chat/ids'
import type { Db, MessageRow } from '../db/tables'
import { filesOf, type ShownFile } from './files'
import { openTalks, waitingOf } from './queue'
import { agentsThere, MAX_TALKS, THREAD_PAGE } from './service'

const seconds = (ms: number): number => Math.floor(ms / 1000)

/** A message as an agent reads it. */
export interface ShownMessage {
  /** its id */
  readonly msgId: string
  /** s, as all times of the main API */
  readonly sentAt: number
  readonly type: string
  /** decrypted; "" where its kind has no words */
  readonly text: string
  /** the service's account said it */
  readonly isOwn: boolean
  /** who wrote it, of an answer; "" where nobody did, or their account was deleted */
  readonly agentName: string
  /** what it has, where the caller may open it (S-SERVICE-25); null: nothing, or not theirs to open */
  readonly file: ShownFile | null
}

const said = (db: Db, service: string, imId: string) =>
  db
    .selectFrom('messages')
    .selectAll()
    .where('conversation_id', '=', conversationIdOf(service, { isGroup: false, id: imId }))
    .where('withdrawn_at', 'is', null)
    .where('type', 'not in', ['withdraw', 'tip'])
    .orderBy('number', 'desc')

function toShown(
  row: MessageRow,
  service: string,
  { agentName = '', file = null }: Partial<Pick<ShownMessage, 'agentName' | 'file'>> = {},
): ShownMessage {
  const body: MessageBody = JSON.parse(row.body)
  return {
    ...{
      msgId: String(row.id),
      sentAt: seconds(row.msg_time),
      type: row.type,
      isOwn: row.sender_id === service,
    },
    ...{ text: wordsOf(body, row.sender_id, { isGroup: false, id: row.target_id }) },
    ...{ agentName, file },
  }
}

/** Nicknames by account id and by im id. */
async function namesOf(db: Db, column: 'id' | 'im_id', ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, string>()
  const rows = await db
    .selectFrom('accounts')
    .select(['id', 'im_id', 'nickname'])
    .where(column, 'in', [...new Set(ids)])
    .execute()
  return new Map(rows.map((row) => [row[column], row.nickname]))
}

/** Each waits, or an agent has it: those that wait first, the oldest of them first. */
export async function listTalks(db: Db, service: string, me: string, now: number) {
  const talks = await openTalks(db, now)
  const taken = talks
    .filter(({ agentId }) => agentId !== null)
    .toSorted((a, b) => (a.since ?? Number.POSITIVE_INFINITY) - (b.since ?? Number.POSITIVE_INFINITY))
  const shown = [...waitingOf(talks), ...taken].slice(0, MAX_TALKS)
  const people = await namesOf(
    db,
    'im_id',
    shown.map(({ imId }) => imId),
  )
  const agents = await namesOf(
    db,
    'id',
    taken.map(({ agentId }) => agentId ?? ''),
  )
  const there = await agentsThere(db, now).orderBy('nickname').execute()
  return {
    talks: await Promise.all(
      shown.map(async ({ imId, agentId, since }) => {
        const last = await said(db, service, imId).where('type', '!=', 'robot').limit(1).executeTakeFirst()
        return {
          ...{ imId, name: people.get(imId) ?? '', since: since && seconds(since), isMine: agentId === me },
          agentName: agentId === null ? '' : (agents.get(agentId) ?? ''),
          isWaiting: agentId === null,
          last: last === undefined ? null : toShown(last, service),
        }
      }),
    ),
    agents: there.filter(({ id }) => id !== me).map(({ id, nickname }) => ({ id, name: nickname })),
  }
}

/** The newest messages of an open conversation, or those before one of them, the oldest first; null: none is open. */
export async function readTalk(
  db: Db,
  service: string,
  me: string,
  imId: string,
  before: number,
  now: number,
) {
  const talk = (await openTalks(db, now)).find((one) => one.imId === imId)
  if (talk === undefined) return null
  const page = before > 0 ? said(db, service, imId).where('id', '<', before) : said(db, service, imId)
  const rows = await page.limit(THREAD_PAGE + 1).execute()
  const shown = rows.slice(0, THREAD_PAGE).toReversed()
  const answers = await db
    .selectFrom('service_answers')
    .leftJoin('accounts', 'accounts.id', 'agent_id')
    .select(['message_id', 'nickname'])
    .where('message_id', 'in', [0, ...shown.map(({ id }) => id)])
    .execute()
  const writers = new Map(answers.map(({ message_id, nickname }) => [message_id, nickname ?? '']))
  const files = await filesOf(
    db,
    { service, agentId: me, imId },
    shown.map(({ id }) => id),
  )
  const names = await namesOf(db, 'im_id', [imId])
  const agents = await namesOf(db, 'id', talk.agentId === null ? [] : [talk.agentId])
  return {
    ...{
      imId,
      name: names.get(imId) ?? '',
      since: talk.since && seconds(talk.since),
      isMine: talk.agentId === me,
    },
    agentName: talk.agentId === null ? '' : (agents.get(talk.agentId) ?? ''),
    isWaiting: talk.agentId === null,
    messages: shown.map((row) =>
      toShown(row, service, { agentName: writers.get(row.id) ?? '', file: files.get(row.id) ?? null }),
    ),
    hasEarlier: rows.length > THREAD_PAGE,
  }
}
