import { type Constant, listOf } from './names'

/** `termId` */
export const TERMS = listOf([
  'Full time | 全职 | ពេញម៉ោង | 정규직 | เต็มเวลา | Toàn thời gian',
  'Part time | 兼职 | ក្រៅម៉ោង | 파트타임 | พาร์ตไทม์ | Bán thời gian',
  'Contract | 合同工 | តាមកិច្ចសន្យា | 계약직 | สัญญาจ้าง | Hợp đồng',
  'Temporary | 临时工 | បណ្តោះអាសន្ន | 임시직 | ชั่วคราว | Tạm thời',
  'Internship | 实习 | កម្មសិក្សា | 인턴 | ฝึกงาน | Thực tập',
])

/** `jobLevelId` */
export const LEVELS = listOf([
  'Student | 学生 | និស្សិត | 학생 | นักศึกษา | Sinh viên',
  'Entry level | 初级 | កម្រិតដំបូង | 신입 | ระดับเริ่มต้น | Mới vào nghề',
  'Experienced | 有经验 | មានបទពិសោធន៍ | 경력 | มีประสบการณ์ | Có kinh nghiệm',
  'Senior | 资深 | ជាន់ខ្ពស់ | 시니어 | อาวุโส | Cấp cao',
  'Manager | 经理 | អ្នកគ្រប់គ្រង | 관리자 | ผู้จัดการ | Quản lý',
  'Executive | 高管 | ថ្នាក់ដឹកនាំ | 임원 | ผู้บริหาร | Điều hành',
])

/** `qualificationId` */
export const QUALIFICATIONS = listOf([
  'None needed | 不限 | មិនតម្រូវ | 학력 무관 | ไม่จำกัด | Không yêu cầu',
  'Secondary school | 初中 | អនុវិទ្យាល័យ | 중학교 | มัธยมต้น | Trung học cơ sở',
  'High school | 高中 | វិទ្យាល័យ | 고등학교 | มัธยมปลาย | Trung học phổ thông',
  'Vocational certificate | 职业证书 | សញ្ញាបត្រវិជ្ជាជីវៈ | 직업 자격증 | ประกาศนียบัตรวิชาชีพ | Chứng chỉ nghề',
  'Associate degree | 大专 | បរិញ្ញាបត្ររង | 전문학사 | อนุปริญญา | Cao đẳng',
  'Bachelor | 本科 | បរិញ្ញាបត្រ | 학사 | ปริญญาตรี | Cử nhân',
  'Master | 硕士 | បរិញ្ញាបត្រជាន់ខ្ពស់ | 석사 | ปริญญาโท | Thạc sĩ',
  'Doctorate | 博士 | បណ្ឌិត | 박사 | ปริญญาเอก | Tiến sĩ',
])

/** `jobLangs` */
export const JOB_LANGUAGES = listOf([
  'Khmer | 高棉语 | ខ្មែរ | 크메르어 | เขมร | Tiếng Khmer',
  'English | 英语 | អង់គ្លេស | 영어 | อังกฤษ | Tiếng Anh',
  'Chinese | 中文 | ចិន | 중국어 | จีน | Tiếng Trung',
  'Korean | 韩语 | កូរ៉េ | 한국어 | เกาหลี | Tiếng Hàn',
  'Thai | 泰语 | ថៃ | 태국어 | ไทย | Tiếng Thái',
  'Vietnamese | 越南语 | វៀតណាម | 베트남어 | เวียดนาม | Tiếng Việt',
  'Japanese | 日语 | ជប៉ុន | 일본어 | ญี่ปุ่น | Tiếng Nhật',
  'French | 法语 | បារាំង | 프랑스어 | ฝรั่งเศส | Tiếng Pháp',
])

/** Years of work (`workyears`; specification 9). */
export const EXPERIENCES = listOf([
  'None | 不限 | មិនតម្រូវ | 경력 무관 | ไม่จำกัด | Không yêu cầu',
  '1-3 years | 1-3年 | 1-3 ឆ្នាំ | 1-3년 | 1-3 ปี | 1-3 năm',
  '3-5 years | 3-5年 | 3-5 ឆ្នាំ | 3-5년 | 3-5 ปี | 3-5 năm',
  '5-10 years | 5-10年 | 5-10 ឆ្នាំ | 5-10년 | 5-10 ปี | 5-10 năm',
  'Over 10 years | 10年以上 | លើសពី 10 ឆ្នាំ | 10년 이상 | มากกว่า 10 ปี | Trên 10 năm',
])

/** People at an employer (`scale`). */
export const EMPLOYER_SIZES = listOf([
  '1-10 people | 1-10人 | 1-10 នាក់ | 1-10명 | 1-10 คน | 1-10 người',
  '11-50 people | 11-50人 | 11-50 នាក់ | 11-50명 | 11-50 คน | 11-50 người',
  '51-200 people | 51-200人 | 51-200 នាក់ | 51-200명 | 51-200 คน | 51-200 người',
  '201-500 people | 201-500人 | 201-500 នាក់ | 201-500명 | 201-500 คน | 201-500 người',
  '501-1,000 people | 501-1000人 | 501-1,000 នាក់ | 501-1,000명 | 501-1,000 คน | 501-1.000 người',
  'Over 1,000 people | 1000人以上 | លើសពី 1,000 នាក់ | 1,000명 이상 | มากกว่า 1,000 คน | Trên 1.000 người',
])

/** How long ago, in days with today (specification 9). */
const DAYS = [1, 3, 7, 14, 30]

export const PUBLISH_DATES: readonly (Constant & { readonly days: number })[] = listOf([
  'Today | 今天 | ថ្ងៃនេះ | 오늘 | วันนี้ | Hôm nay',
  'Last 3 days | 近3天 | 3 ថ្ងៃចុងក្រោយ | 최근 3일 | 3 วันที่ผ่านมา | 3 ngày qua',
  'Last week | 近一周 | សប្តាហ៍ចុងក្រោយ | 최근 1주 | สัปดาห์ที่ผ่านมา | Tuần qua',
  'Last 2 weeks | 近两周 | 2 សប្តាហ៍ចុងក្រោយ | 최근 2주 | 2 สัปดาห์ที่ผ่านมา | 2 tuần qua',
  'Last month | 近一个月 | ខែចុងក្រោយ | 최근 1개월 | เดือนที่ผ่านมา | Tháng qua',
]).map((one, index) => ({ ...one, days: DAYS[index] ?? 0 }))
