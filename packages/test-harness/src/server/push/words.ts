/** What a push says, in the language that the browser was kept with. */
import type { BellKind, PushSaid } from '@sarika/portal-web/contract/bell'
import { type Language, namesOf } from '../constants/names'
import { MAX_PUSH_LETTERS } from '../limits'

const TEXTS: Readonly<Record<BellKind, string>> = {
  messages: 'New message | 新消息 | សារថ្មី | 새 메시지 | ข้อความใหม่ | Tin nhắn mới',
  mentions:
    'Someone mentioned you | 有人提到了您 | មានគេលើកឈ្មោះអ្នក | 회원님이 언급되었습니다 | มีคนพูดถึงคุณ | Có người nhắc đến bạn',
  requests:
    'New contact request | 新的联系人请求 | សំណើទំនាក់ទំនងថ្មី | 새 연락처 요청 | คำขอเป็นผู้ติดต่อใหม่ | Lời mời kết nối mới',
  interviews:
    'Interview invitation | 面试邀请 | ការអញ្ជើញសម្ភាសន៍ | 면접 제안 | คำเชิญสัมภาษณ์ | Lời mời phỏng vấn',
}

/** Of two and more, in place of the first of those. */
const MANY =
  '{n} new messages | {n} 条新消息 | សារថ្មី {n} | 새 메시지 {n}개 | ข้อความใหม่ {n} ข้อความ | {n} tin nhắn mới'

const PRODUCT = 'Sarika'

/** `said`: who and what, where the person wants that to leave the server; null: neither, and how many wait where that is said. */
export function sayPush(
  kind: BellKind,
  language: Language,
  place: Pick<PushSaid, 'tag' | 'id'>,
  said: { readonly title: string; readonly text: string } | null,
  unread = 1,
): PushSaid {
  const isMany = kind === 'messages' && unread > 1
  const plain = namesOf(isMany ? MANY : TEXTS[kind])[language].replace('{n}', String(unread))
  if (said === null) return { ...place, title: PRODUCT, body: plain }
  const letters = Array.from(said.text.replace(/\s+/g, ' ').trim())
  const text = letters.slice(0, MAX_PUSH_LETTERS).join('')
  const body = text === '' ? plain : letters.length > MAX_PUSH_LETTERS ? `${text}…` : text
  return { ...place, title: said.title || PRODUCT, body }
}
