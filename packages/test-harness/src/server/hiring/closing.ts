/** Moving an application over the board, and the words with which one is closed. */
import { readLanguage } from '../accounts/languages'
import { conversationIdOf } from '../chat/ids'
import { postMessage } from '../chat/post-message'
import type { WordList } from '../chat/words'
import { type Language, namesOf } from '../constants/names'
import type { Account, Db, MessageRow, Trx } from '../db/tables'
import type { Stage } from '../db/tables-seekers'
import { tell } from '../inbox/tell'
import { type ApplicationRow, findGot, paramsOf } from '../seekers/applications'
import { cancelComing } from '../seekers/interviews'
import { noteChange, type Told, untold } from './changes'

/** In the order of the portal's languages. */
const SENTENCE =
  'Thank you for applying for "{job}" at {company}. We have decided not to take your application further this time, and wish you every success. | 感谢您申请{company}的“{job}”。经过考虑，这次我们不再继续推进您的申请，祝您求职顺利。 | សូមអរគុណដែលបានដាក់ពាក្យសម្រាប់ “{job}” នៅ {company}។ លើកនេះ យើងសម្រេចចិត្តមិនបន្តពាក្យសុំរបស់អ្នកទេ ហើយសូមជូនពរឱ្យអ្នកជោគជ័យ។ | {company}의 "{job}"에 지원해 주셔서 감사합니다. 이번에는 함께하지 못하게 되었습니다. 좋은 결과가 있기를 바랍니다. | ขอบคุณที่สมัครงาน "{job}" กับ {company} ครั้งนี้เราขอไม่ดำเนินการต่อกับใบสมัครของคุณ ขอให้คุณประสบความสำเร็จ | Cảm ơn bạn đã ứng tuyển "{job}" tại {company}. Lần này chúng tôi xin không tiếp tục với hồ sơ của bạn và chúc bạn thành công.'

/** How the words of a closing reach whoever applied: where they have talked with the recruiter, else by the inbox. */
export type Way = 'chat' | 'inbox'

async function readApplicant(db: Db, { account_id }: ApplicationRow) {
  return db
    .selectFrom('accounts')
    .select(['im_id', 'language'])
    .where('id', '=', account_id)
    .executeTakeFirstOrThrow()
}

async function wayTo(db: Db, recruiter: Account, imId: string): Promise<Way> {
  const talk = await db
    .selectFrom('conversations')
    .select('last_number')
    .where('id', '=', conversationIdOf(recruiter.im_id, { isGroup: false, id: imId }))
    .executeTakeFirst()
  return (talk?.last_number ?? 0) > 0 ? 'chat' : 'inbox'
}

/** What would be said, in the language of whoever applied, and by which way. */
export interface Closing {
  readonly text: string
  readonly language: Language
  readonly way: Way
}

export async function closingOf(db: Db, recruiter: Account, row: ApplicationRow): Promise<Closing> {
  const { im_id, language: chosen } = await readApplicant(db, row)
  const language = readLanguage(chosen)
  const text = namesOf(SENTENCE)
    [language].replace('{job}', row.job_title)
    .replace('{company}', row.company_name)
  return { text, language, way: await wayTo(db, recruiter, im_id) }
}

export interface Move {
  /** nothing is new again */
  readonly stage: Exclude<Stage, 'new'>
  /** of a closing; undefined: the sentence that was shown */
  readonly text: string | undefined
}

export type Moved =
  | { kind: 'moved'; message: MessageRow | null }
  | { kind: 'missing' }
  | { kind: 'word'; word: string }

/** Says it once: in the conversation, or in the inbox where there is none or nothing may be written there. */
async function say(
  trx: Trx,
  recruiter: Account,
  row: ApplicationRow,
  text: string,
  now: number,
): Promise<MessageRow | null> {
  const { im_id } = await readApplicant(trx, row)
  if ((await wayTo(trx, recruiter, im_id)) === 'chat') {
    const target = { isGroup: false, id: im_id }
    const body = { type: 'text', content: text } as const
    const draft = { senderId: recruiter.im_id, target, clientId: `closing-${row.id}-${row.rev}`, body }
    const posted = await postMessage(trx, draft, now)
    if (posted.kind === 'stored') return posted.row
  }
  await tell(trx, row.account_id, 'application-closed', { ...paramsOf(row), text }, now)
  return null
}

/**
 * Moves it to another column; closing it is told to whoever applied, the first time, and cancels an interview to come. The same
 * again changes nothing.
 */
export async function moveTo(
  trx: Trx,
  recruiter: Account,
  id: number,
  { stage, text }: Move,
  words: WordList,
  now: number,
): Promise<Told<Moved>> {
  const row = await findGot(trx, recruiter.id, id)
  if (!row) return untold({ kind: 'missing' })
  if (row.stage === stage) return untold({ kind: 'moved', message: null })
  const isSaid = stage === 'closed' && row.closing === ''
  const closing = isSaid ? (text ?? (await closingOf(trx, recruiter, row)).text) : row.closing
  const word = isSaid ? words.findWord(closing) : null
  if (word !== null) return untold({ kind: 'word', word })
  await trx.updateTable('applications').set({ stage, closing }).where('id', '=', id).execute()
  if (stage === 'closed') await cancelComing(trx, recruiter.id, row, now)
  const message = isSaid ? await say(trx, recruiter, row, closing, now) : null
  const kind = stage === 'closed' ? 'closed' : 'moved'
  const moved = { applicationId: id, kind, by: recruiter.id, detail: stage } as const
  return { outcome: { kind: 'moved', message }, notices: await noteChange(trx, moved, now) }
}
