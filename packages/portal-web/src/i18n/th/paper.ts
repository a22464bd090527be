import type { Translated } from '../areas'
import type { LaterTexts } from '../later-texts'

export const paper: Translated<LaterTexts['paper']> = {
  summary: 'ข้อมูลโดยย่อ',
  intention: 'งานที่ต้องการ',
  experiences: 'ประสบการณ์ทำงาน',
  educations: 'การศึกษา',
  languageLevels: 'ภาษา',
  skills: 'ทักษะ',
  qualifications: 'ใบรับรอง',
  born: 'เกิดวันที่ {{date}}',
  sex: { male: 'ชาย', female: 'หญิง' },
  place: '{{district}} {{province}}',
  places: '{{one}} หรือ {{other}}',
  payFrom: 'ตั้งแต่ {{pay}} ต่อเดือน',
  degree: '{{qualification}} {{major}}',
  span: '{{from}} – {{to}}',
  now: 'ปัจจุบัน',
  years_other: '{{count, number}} ปี',
  lastUsed: 'ใช้ล่าสุดปี {{year}}',
}
