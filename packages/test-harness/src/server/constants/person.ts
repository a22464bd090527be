/** What people say of themselves in a resume. */
import { listOf } from './names'

/** `maritalId` */
export const MARITALS = listOf([
  'Single | 未婚 | នៅលីវ | 미혼 | โสด | Độc thân',
  'Married | 已婚 | រៀបការហើយ | 기혼 | สมรสแล้ว | Đã kết hôn',
  'Divorced | 离异 | លែងលះ | 이혼 | หย่าร้าง | Đã ly hôn',
  'Widowed | 丧偶 | មេម៉ាយ ឬពោះម៉ាយ | 사별 | เป็นม่าย | Góa',
])

/** `workStatus`: whether somebody looks for work. */
export const WORK_STATUSES = listOf([
  'Available now | 随时到岗 | អាចចូលធ្វើការភ្លាម | 즉시 근무 가능 | พร้อมเริ่มงานทันที | Có thể đi làm ngay',
  'Employed, looking for a new job | 在职，正在找工作 | កំពុងធ្វើការ ហើយរកការងារថ្មី | 재직 중, 구직 중 | มีงานทำ กำลังหางานใหม่ | Đang đi làm, tìm việc mới',
  'Employed, open to offers | 在职，考虑机会 | កំពុងធ្វើការ តែបើកទទួលឱកាស | 재직 중, 제안 환영 | มีงานทำ เปิดรับข้อเสนอ | Đang đi làm, sẵn sàng nghe đề nghị',
  'Not looking | 暂不找工作 | មិនទាន់រកការងារ | 구직 의사 없음 | ยังไม่หางาน | Chưa tìm việc',
])

/** `languageLevelId` */
export const LANGUAGE_LEVELS = listOf([
  'Basic | 入门 | មូលដ្ឋាន | 초급 | พื้นฐาน | Cơ bản',
  'Conversational | 日常会话 | អាចសន្ទនាបាន | 일상 회화 | สนทนาได้ | Giao tiếp được',
  'Fluent | 流利 | ស្ទាត់ជំនាញ | 유창 | คล่องแคล่ว | Thành thạo',
  'Native | 母语 | ភាសាកំណើត | 모국어 | ภาษาแม่ | Tiếng mẹ đẻ',
])
