/** What the service says by itself to a person, in the language they are best served in. */
import { randomUUID } from 'node:crypto'
import { readLanguage } from '../accounts/languages'
import { type MessageBody, wordsOf } from '../chat/content'
import { conversationIdOf } from '../chat/ids'
import { storeMessage } from '../chat/store-message'
import type { Language } from '../constants/names'
import type { Db, MessageRow, Trx } from '../db/tables'
import { languageOf } from '../jobs/written-language'

/** Of what a person wrote last, the messages that tell in which language they write. */
const READ_MESSAGES = 5

async function written(db: Db, service: string, imId: string): Promise<string> {
  const rows = await db
    .selectFrom('messages')
    .selectAll()
    .where('conversation_id', '=', conversationIdOf(service, { isGroup: false, id: imId }))
    .where('sender_id', '=', imId)
    .where('type', '=', 'text')
    .where('withdrawn_at', 'is', null)
    .orderBy('number', 'desc')
    .limit(READ_MESSAGES)
    .execute()
  return rows
    .map(({ body, target_id }) => {
      const said: MessageBody = JSON.parse(body)
      return wordsOf(said, imId, { isGroup: false, id: target_id })
    })
    .join('\n')
}

/**
 * That of their account; where it is English, as it is of each that never chose, that of what they write; then that of
 * the page they asked from. Source: S-SERVICE-14.
 */
async function languageFor(db: Db, service: string, imId: string, shown: Language): Promise<Language> {
  const { language } = await db
    .selectFrom('accounts')
    .select('language')
    .where('im_id', '=', imId)
    .executeTakeFirstOrThrow()
  const own = readLanguage(language)
  if (own !== 'en') return own
  const spoken = languageOf(await written(db, service, imId))
  return spoken === 'en' ? shown : spoken
}

export interface Told {
  readonly service: string
  readonly imId: string
  /** the language of the page they asked from; "en" where none is known */
  readonly shown?: Language
}

/** A `robot` message of the service to a person. */
export async function tell(
  trx: Trx,
  { service, imId, shown = 'en' }: Told,
  wordsIn: (language: Language) => string,
  now: number,
): Promise<MessageRow> {
  const content = wordsIn(await languageFor(trx, service, imId, shown))
  const target = { isGroup: false, id: imId }
  const draft = { senderId: service, target, clientId: randomUUID(), body: { type: 'robot', content } }
  return storeMessage(trx, draft, now)
}
