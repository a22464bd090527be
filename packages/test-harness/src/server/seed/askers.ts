/**
 * People who once wrote to the demo's employers and have deleted their accounts since: what a deletion leaves. By their talks
 * the employers have an answering time (jobs/answer-times.ts), which two seekers alone would not give them. Each talk is out of
 * the employer's list, so nobody meets it in the demo's chats.
 */
import { encryptContent } from '../chat/cipher'
import { conversationIdOf } from '../chat/ids'
import { nextRevision } from '../chat/revisions'
import type { Trx } from '../db/tables'
import { type DemoLogin, imIdOf } from './people'
import { atWorkday } from './workday'

/** relation_type of a contact that is no friend any more. */
const DELETED = 2
const READ_AFTER_MS = 60_000
/** Between those of the demo's people and those that chance makes (market.ts). */
const FIRST_ACCOUNT_ID = 50
const FIRST_IM_ID = 15_001

const QUESTIONS = [
  'Hello! Is this job still open?',
  'សួស្ដីបង តើនៅត្រូវការមនុស្សទេ?',
  '您好，请问还招人吗？',
  'Good morning, may I ask about the working hours?',
  'Is English needed for this job?',
] as const

const ANSWERS = [
  'Yes, it is. Please send your resume here.',
  'បាទ នៅត្រូវការ។ សូមផ្ញើប្រវត្តិរូបមក។',
  '还招的，请把简历发过来。',
  'Monday to Friday, 8:00 to 17:00, and every second Saturday until noon.',
  'A little helps, but we can teach you what you need.',
] as const

/** Working days before today on which the five wrote. */
const DAYS_AGO = [50, 41, 32, 23, 14] as const

type Answered = string | null

/** When an employer was asked, and when it answered each of the five: `+1 09:10` is on the next working day, null never. */
const TALKS_OF: readonly (readonly [DemoLogin, asked: string, answered: readonly Answered[]])[] = [
  ['angkor-hr', '09:00', ['09:14', '09:22', '09:18', '09:20', '09:25']],
  ['mekong-tech', '10:05', ['10:40', '10:52', '10:45', '11:10', '10:48']],
  ['tonle-bank', '08:30', ['10:20', '10:45', '11:00', '10:30', null]],
  ['golden-silk', '08:15', ['12:10', '13:30', '12:40', '13:05', null]],
  ['lotus-logistics', '09:40', ['11:00', '10:50', '11:25', '11:10', '10:55']],
  ['sunrise-school', '15:30', ['+1 08:20', '+1 09:10', '17:20', '+1 08:45', '+1 10:00']],
  ['kampot-foods', '14:00', ['+1 09:00', '+1 10:30', null, '+1 11:15', null]],
  ['river-clinic', '08:10', ['14:20', '15:10', '16:40', '14:50', '15:30']],
]

interface Line {
  readonly sender: string
  readonly target: string
  readonly text: string
  readonly saidAt: number
}

function answeredAt(daysAgo: number, answered: string, now: number): number {
  const isNextDay = answered.startsWith('+1 ')
  return atWorkday(-daysAgo + (isNextDay ? 1 : 0), isNextDay ? answered.slice(3) : answered, now)
}

/** The account as a deletion leaves it: an id without a name. */
const nameless = (index: number, now: number) => ({
  id: String(FIRST_ACCOUNT_ID + index),
  im_id: String(FIRST_IM_ID + index),
  login: `deleted-demo-${index + 1}`,
  password_hash: '',
  kind: 'seeker' as const,
  user_type: 0,
  nickname: '',
  avatar: '',
  company: '',
  region_code: '',
  mobile: '',
  sex: 0,
  created_at: now,
  find_by_phone: 0 as const,
  find_by_account: 0 as const,
})

/** One talk as it lies in the database: two messages at most, read, and out of the employer's list. */
async function writeTalk(trx: Trx, asker: string, employer: string, lines: readonly Line[]): Promise<void> {
  const conversation_id = conversationIdOf(asker, { isGroup: false, id: employer })
  const rows = lines.map(({ sender, target, text, saidAt }, at) => ({
    conversation_id,
    is_group: 0 as const,
    number: at + 1,
    sender_id: sender,
    target_id: target,
    client_id: `demo-asked-${asker}-${employer}-${at}`,
    msg_time: saidAt,
    type: 'text',
    body: JSON.stringify({
      type: 'text',
      ...encryptContent(text, sender, { isGroup: false, id: target }),
      extra: {},
    }),
    withdrawn_at: null,
    withdrawn_by: null,
  }))
  const kept = await trx.insertInto('messages').values(rows).returning(['id', 'msg_time']).execute()
  const [first] = kept
  const last = kept.at(-1)
  if (!first || !last) return
  await trx
    .insertInto('conversations')
    .values({ id: conversation_id, last_number: rows.length, last_time: last.msg_time })
    .execute()
  const read_at = first.msg_time + READ_AFTER_MS
  await trx
    .insertInto('receipts')
    .values({ message_id: first.id, reader_id: employer, arrived_at: read_at, read_at })
    .execute()
  await trx
    .insertInto('conversation_views')
    .values({
      ...{ owner_id: employer, conversation_id, is_group: 0, peer_id: asker, deleted_at_number: rows.length },
      ...{ set_top_time: 0, is_disturb: 0, extra: '{}', saved_at: first.msg_time },
      ...{ read_time: last.msg_time, read_msg_id: last.id },
    })
    .execute()
}

/** To be written before the other talks: ids of messages grow with their times as far as they can. */
export async function writeAskers(trx: Trx, now: number): Promise<void> {
  await trx
    .insertInto('accounts')
    .values(DAYS_AGO.map((_, index) => nameless(index, now)))
    .execute()
  const rev = await nextRevision(trx)
  for (const [index, daysAgo] of DAYS_AGO.entries())
    for (const [login, asked, answered] of TALKS_OF) {
      const asker = String(FIRST_IM_ID + index)
      const employer = imIdOf(login)
      const question = { sender: asker, target: employer, text: QUESTIONS[index] ?? '' }
      const lines: Line[] = [{ ...question, saidAt: atWorkday(-daysAgo, asked, now) }]
      const at = answered[index]
      if (at) {
        const answer = { sender: employer, target: asker, text: ANSWERS[index] ?? '' }
        lines.push({ ...answer, saidAt: answeredAt(daysAgo, at, now) })
      }
      await writeTalk(trx, asker, employer, lines)
      await trx
        .insertInto('contacts')
        .values({
          ...{ owner_id: employer, im_id: asker, add_from: 'job', relation_type: DELETED },
          ...{ friend_nickname: '', is_disturb: 0, tags: '[]', rev },
        })
        .execute()
    }
}
