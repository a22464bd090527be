/** What somebody who waits is told, in the order of the portal's languages. */
import { CAMBODIA_ZONE } from '@sarika/portal-web/contract/cambodia'
import { HOTLINE, nextServiceOpening } from '@sarika/portal-web/contract/service'
import { type Language, namesOf } from '../constants/names'

const LINE = namesOf(
  'Thanks for writing. You are number {place} in line. Somebody answers here soon. | 感谢您的留言。您排在第 {place} 位，很快会有人在这里回复您。 | អរគុណដែលបានសរសេរមក។ អ្នកស្ថិតនៅលំដាប់ទី {place} ក្នុងជួរ។ នឹងមានគេឆ្លើយនៅទីនេះក្នុងពេលឆាប់ៗ។ | 문의해 주셔서 감사합니다. 대기 순서는 {place}번째입니다. 곧 여기에서 답변드리겠습니다. | ขอบคุณที่ติดต่อมา คุณอยู่ในลำดับที่ {place} จะมีเจ้าหน้าที่ตอบคุณที่นี่เร็วๆ นี้ | Cảm ơn bạn đã nhắn tin. Bạn đang ở vị trí thứ {place} trong hàng chờ. Sẽ sớm có người trả lời tại đây.',
)

const NOBODY = namesOf(
  'Nobody is at the online service right now. Your message waits here, and somebody answers as soon as they are back, Monday to Friday 8:00am–5:30pm. In a hurry? Call {hotline}. | 在线客服现在没有人。您的留言会保留在这里，客服回来后会尽快回复（周一至周五 8:00–17:30）。如有急事，请拨打 {hotline}。 | ឥឡូវនេះគ្មាននរណានៅសេវាអនឡាញទេ។ សាររបស់អ្នករង់ចាំនៅទីនេះ ហើយនឹងមានគេឆ្លើយនៅពេលពួកគេត្រឡប់មកវិញ ថ្ងៃចន្ទ ដល់ថ្ងៃសុក្រ ម៉ោង 8:00 ព្រឹក ដល់ 5:30 ល្ងាច។ ប្រញាប់មែនទេ? សូមទូរស័ព្ទ {hotline}។ | 지금은 온라인 상담원이 자리에 없습니다. 메시지는 여기에 보관되며, 상담원이 돌아오는 대로 답변드립니다(월~금 8:00~17:30). 급하시면 {hotline}로 전화해 주세요. | ขณะนี้ไม่มีเจ้าหน้าที่บริการออนไลน์ ข้อความของคุณจะรออยู่ที่นี่ และจะมีคนตอบเมื่อเจ้าหน้าที่กลับมา วันจันทร์ถึงวันศุกร์ 8:00–17:30 น. หากเร่งด่วน โทร {hotline} | Hiện không có ai trực dịch vụ trực tuyến. Tin nhắn của bạn được giữ ở đây và sẽ có người trả lời khi họ quay lại, thứ Hai đến thứ Sáu, 8:00–17:30. Nếu gấp, hãy gọi {hotline}.',
)

const CLOSED = namesOf(
  'The online service is closed now. We are back on {day} at 8:00am and answer here then. | 在线客服现在已下班。我们将于{day} 8:00 回来，届时在这里回复您。 | សេវាអនឡាញបិទហើយនៅពេលនេះ។ យើងត្រឡប់មកវិញនៅថ្ងៃ{day} ម៉ោង 8:00 ព្រឹក ហើយនឹងឆ្លើយនៅទីនេះនៅពេលនោះ។ | 지금은 온라인 상담 시간이 아닙니다. {day} 8:00에 다시 시작하여 여기에서 답변드리겠습니다. | ขณะนี้บริการออนไลน์ปิดแล้ว เราจะกลับมาใน{day} เวลา 8:00 น. และจะตอบที่นี่ | Dịch vụ trực tuyến hiện đã đóng. Chúng tôi trở lại vào {day} lúc 8:00 và sẽ trả lời tại đây.',
)

const WITH_YOU = namesOf(
  '{name} is with you now. | {name} 现在为您服务。 | {name} កំពុងនៅជាមួយអ្នកហើយ។ | 지금부터 {name} 상담원이 도와드립니다. | ตอนนี้ {name} กำลังดูแลคุณ | {name} đang hỗ trợ bạn.',
)

const ENDED = namesOf(
  'The conversation was closed. Write again any time. | 本次对话已结束，欢迎随时再次留言。 | ការសន្ទនាត្រូវបានបិទ។ អ្នកអាចសរសេរមកម្តងទៀតគ្រប់ពេល។ | 상담이 종료되었습니다. 언제든지 다시 문의해 주세요. | ปิดการสนทนาแล้ว เขียนหาเราได้อีกทุกเมื่อ | Cuộc trò chuyện đã kết thúc. Bạn có thể nhắn lại bất cứ lúc nào.',
)

export const withYou = (name: string, language: Language): string =>
  WITH_YOU[language].replace('{name}', () => name)

export const endedIn = (language: Language): string => ENDED[language]

/** e.g. "Monday, November 30" */
const dayOf = (at: number, language: Language): string =>
  new Intl.DateTimeFormat(language === 'th' ? 'th-u-ca-gregory' : language, {
    ...{ weekday: 'long', month: 'long', day: 'numeric' },
    timeZone: CAMBODIA_ZONE,
  }).format(at)

/** How things stand for who waits: the place in line while somebody is there; otherwise that nobody is. */
export type Standing =
  | { readonly kind: 'line'; readonly place: number }
  | { readonly kind: 'nobody'; readonly isOpen: boolean }

export function wordsFor(standing: Standing, language: Language, now: number): string {
  if (standing.kind === 'line') return LINE[language].replace('{place}', String(standing.place))
  return standing.isOpen
    ? NOBODY[language].replace('{hotline}', HOTLINE[0])
    : CLOSED[language].replace('{day}', dayOf(nextServiceOpening(now), language))
}
