/** What mails say, in the order of the portal's languages. */
import { type Language, namesOf } from '../../constants/names'

const TEXTS = {
  one: '1 new job: {name} | 1 个新职位：{name} | ការងារថ្មី 1៖ {name} | 새 일자리 1개: {name} | งานใหม่ 1 งาน: {name} | 1 việc làm mới: {name}',
  many: '{count} new jobs: {name} | {count} 个新职位：{name} | ការងារថ្មី {count}៖ {name} | 새 일자리 {count}개: {name} | งานใหม่ {count} งาน: {name} | {count} việc làm mới: {name}',
  since: 'since {day} | {day}以来 | តាំងពី {day} | {day}부터 | ตั้งแต่ {day} | từ {day}',
  open: 'Open | 查看 | បើក | 열기 | เปิด | Mở',
  newest:
    'showing the newest {count} | 以下为最新的 {count} 个 | ខាងក្រោមជាការងារថ្មីបំផុត {count} | 최신 {count}개만 담았습니다 | ด้านล่างคือ {count} งานล่าสุด | dưới đây là {count} việc mới nhất',
  seeAll:
    'See all jobs in this search | 查看此搜索的全部职位 | មើលការងារទាំងអស់នៃការស្វែងរកនេះ | 이 검색의 일자리 모두 보기 | ดูงานทั้งหมดของการค้นหานี้ | Xem tất cả việc làm của tìm kiếm này',
  rhythm:
    'You asked for this {period}, at most {count} jobs. | 您选择{period}接收，每次最多 {count} 个职位。 | អ្នកបានស្នើ{period} មិនលើសពី {count} ការងារ។ | {period} 최대 {count}개를 받도록 설정하셨습니다. | คุณเลือกรับ{period} ไม่เกิน {count} งาน | Bạn đã chọn nhận {period}, tối đa {count} việc làm.',
  change: 'Change | 修改 | កែ | 변경 | แก้ไข | Thay đổi',
  stop: 'Stop this alert | 停止此订阅 | បញ្ឈប់ការជូនដំណឹងនេះ | 이 알림 중지 | หยุดการแจ้งเตือนนี้ | Dừng thông báo này',
  stopLead: 'no login needed | 无需登录 | មិនចាំបាច់ចូលគណនី | 로그인 불필요 | ไม่ต้องเข้าสู่ระบบ | không cần đăng nhập',
  neverPay:
    'Never pay for a job. | 求职切勿付费。 | កុំបង់ប្រាក់ដើម្បីបានការងារ។ | 취업을 위해 절대 돈을 내지 마세요. | อย่าจ่ายเงินเพื่อให้ได้งาน | Đừng bao giờ trả tiền để có việc.',
  tomorrow:
    'Tomorrow at {time}: your interview | 明天 {time}：您的面试 | ថ្ងៃស្អែក ម៉ោង {time}៖ ការសម្ភាសន៍របស់អ្នក | 내일 {time}: 면접이 있습니다 | พรุ่งนี้ {time} น.: นัดสัมภาษณ์ของคุณ | Ngày mai lúc {time}: buổi phỏng vấn của bạn',
  today:
    'Today at {time}: your interview | 今天 {time}：您的面试 | ថ្ងៃនេះ ម៉ោង {time}៖ ការសម្ភាសន៍របស់អ្នក | 오늘 {time}: 면접이 있습니다 | วันนี้ {time} น.: นัดสัมภาษณ์ของคุณ | Hôm nay lúc {time}: buổi phỏng vấn của bạn',
  askFor:
    'Ask for {contact}, {mobile}. | 请联系 {contact}，{mobile}。 | សួររក {contact}, {mobile}។ | 담당자: {contact}, {mobile} | ติดต่อ {contact}, {mobile} | Hỏi gặp {contact}, {mobile}.',
  map: 'Open the map | 打开地图 | បើកផែនទី | 지도 열기 | เปิดแผนที่ | Mở bản đồ',
  take: 'Take with you | 请携带 | កុំភ្លេចយកមកជាមួយ | 준비물 | สิ่งที่ต้องนำไป | Hãy mang theo',
  takeLead:
    'Your ID card and certificates. A calendar file is attached. | 您的身份证件和证书。附件中有日历文件。 | អត្តសញ្ញាណប័ណ្ណ និងវិញ្ញាបនបត្រ។ មានភ្ជាប់ឯកសារប្រតិទិន។ | 신분증과 자격증. 캘린더 파일이 첨부되어 있습니다. | บัตรประชาชนและใบรับรอง มีไฟล์ปฏิทินแนบมาด้วย | Giấy tờ tùy thân và chứng chỉ. Có đính kèm tệp lịch.',
  coming:
    'You said that you are coming. | 您已确认参加。 | អ្នកបានប្រាប់ថាអ្នកនឹងទៅ។ | 참석하기로 하셨습니다. | คุณตอบรับแล้วว่าจะไป | Bạn đã nhận lời tham dự.',
  unanswered:
    'You have not answered yet. | 您尚未答复。 | អ្នកមិនទាន់បានឆ្លើយទេ។ | 아직 답하지 않으셨습니다. | คุณยังไม่ได้ตอบ | Bạn chưa trả lời.',
  openInterview:
    'Open the interview | 查看面试 | បើកការសម្ភាសន៍ | 면접 보기 | เปิดดูนัดสัมภาษณ์ | Xem buổi phỏng vấn',
  answer: 'Answer | 答复 | ឆ្លើយ | 답하기 | ตอบ | Trả lời',
  whyReminder:
    'You’re getting this email because you have an interview. | 您收到此邮件是因为您有一场面试。 | អ្នកទទួលបានអ៊ីមែលនេះ ព្រោះអ្នកមានការសម្ភាសន៍។ | 면접이 예정되어 있어 보내 드리는 메일입니다. | คุณได้รับอีเมลนี้เพราะคุณมีนัดสัมภาษณ์ | Bạn nhận được thư này vì bạn có buổi phỏng vấn.',
  hour: '{sum} an hour | {sum}/小时 | {sum} ក្នុងមួយម៉ោង | 시급 {sum} | {sum} ต่อชั่วโมง | {sum} một giờ',
  day: '{sum} a day | {sum}/天 | {sum} ក្នុងមួយថ្ងៃ | 일급 {sum} | {sum} ต่อวัน | {sum} một ngày',
  month: '{sum} a month | {sum}/月 | {sum} ក្នុងមួយខែ | 월 {sum} | {sum} ต่อเดือน | {sum} một tháng',
  year: '{sum} a year | {sum}/年 | {sum} ក្នុងមួយឆ្នាំ | 연봉 {sum} | {sum} ต่อปี | {sum} một năm',
  endTitle:
    'Stop this alert? | 停止此职位订阅？ | បញ្ឈប់ការជូនដំណឹងនេះ? | 이 알림을 중지할까요? | หยุดการแจ้งเตือนนี้ไหม | Dừng thông báo này?',
  endLead:
    'You won’t get any more emails for “{name}”. | 我们将不再发送“{name}”的邮件。 | យើងនឹងលែងផ្ញើអ៊ីមែលសម្រាប់ “{name}” ទៀត។ | “{name}” 메일을 더 이상 보내지 않습니다. | เราจะไม่ส่งอีเมลสำหรับ “{name}” อีก | Chúng tôi sẽ không gửi thư cho “{name}” nữa.',
  endDo: 'Stop the alert | 停止订阅 | បញ្ឈប់ | 알림 중지 | หยุดการแจ้งเตือน | Dừng thông báo',
  endKeep: 'Keep it | 继续接收 | ទុកវាដដែល | 그대로 두기 | ไม่หยุด | Giữ lại',
  ended:
    'This alert has ended | 此职位订阅已停止 | ការជូនដំណឹងនេះបានបញ្ឈប់ហើយ | 알림이 중지되었습니다 | หยุดการแจ้งเตือนแล้ว | Thông báo đã dừng',
  endedLead:
    'You won’t get any more emails from it. You can start it again in your job alerts. | 不会再有邮件发来。您可以在职位订阅中重新开启。 | នឹងលែងមានអ៊ីមែលមកទៀត។ អ្នកអាចចាប់ផ្ដើមវាម្ដងទៀតក្នុងការជូនដំណឹងការងាររបស់អ្នក។ | 더 이상 메일이 오지 않습니다. 채용 알림에서 다시 시작할 수 있습니다. | จะไม่มีอีเมลมาอีก คุณเริ่มใหม่ได้ที่การแจ้งเตือนงานของคุณ | Sẽ không có thư nào nữa. Bạn có thể bật lại trong mục thông báo việc làm.',
  toAlerts:
    'My job alerts | 我的职位订阅 | ការជូនដំណឹងការងាររបស់ខ្ញុំ | 내 채용 알림 | การแจ้งเตือนงานของฉัน | Thông báo việc làm của tôi',
} as const

/** Days between two mails, in words that `rhythm` takes. */
const PERIODS: Readonly<Record<number, string>> = {
  1: 'every day | 每天 | រាល់ថ្ងៃ | 매일 | ทุกวัน | hằng ngày',
  3: 'every 3 days | 每 3 天 | រាល់ 3 ថ្ងៃ | 3일마다 | ทุก 3 วัน | mỗi 3 ngày',
  7: 'every week | 每周 | រាល់សប្ដាហ៍ | 매주 | ทุกสัปดาห์ | hằng tuần',
  14: 'every 2 weeks | 每两周 | រាល់ 2 សប្ដាហ៍ | 2주마다 | ทุก 2 สัปดาห์ | mỗi 2 tuần',
  30: 'every month | 每月 | រាល់ខែ | 매달 | ทุกเดือน | hằng tháng',
}

export type MailText = keyof typeof TEXTS
export type Say = (text: MailText, words?: Readonly<Record<string, string | number>>) => string

/** Says a text in a language, e.g. `sayIn('en')('many', { count: 3, name: 'Hotels' })`. */
export const sayIn =
  (language: Language): Say =>
  (text, words = {}) =>
    namesOf(TEXTS[text])[language].replace(/\{(\w+)\}/g, (_, word: string) => String(words[word] ?? ''))

/** e.g. "every week" */
export const sayPeriod = (days: number, language: Language): string =>
  namesOf(PERIODS[days] ?? PERIODS[7] ?? '')[language]
