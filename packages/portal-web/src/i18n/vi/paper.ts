import type { Translated } from '../areas'
import type { LaterTexts } from '../later-texts'

export const paper: Translated<LaterTexts['paper']> = {
  summary: 'Giới thiệu',
  intention: 'Công việc mong muốn',
  experiences: 'Kinh nghiệm làm việc',
  educations: 'Học vấn',
  languageLevels: 'Ngôn ngữ',
  skills: 'Kỹ năng',
  qualifications: 'Chứng chỉ',
  born: 'Sinh ngày {{date}}',
  sex: { male: 'Nam', female: 'Nữ' },
  place: '{{district}}, {{province}}',
  places: '{{one}} hoặc {{other}}',
  payFrom: 'từ {{pay}} mỗi tháng',
  degree: '{{qualification}}, {{major}}',
  span: '{{from}} – {{to}}',
  now: 'nay',
  years_other: '{{count, number}} năm',
  lastUsed: 'dùng lần cuối năm {{year}}',
}
