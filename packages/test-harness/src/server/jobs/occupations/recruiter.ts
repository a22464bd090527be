import type { Occupation } from './occupation'

export const recruiter: Occupation = {
  id: 'recruiter',
  number: 63,
  categoryIds: [13],
  names: {
    en: [
      'recruiter',
      'recruitment officer',
      'talent officer',
      'hiring officer',
      'talent acquisition officer',
    ],
    zh: ['招聘专员', '招聘專員', '招聘顾问', '猎头顾问'],
    km: ['អ្នកជ្រើសរើសបុគ្គលិក', 'មន្ត្រីជ្រើសរើសបុគ្គលិក', 'ភ្នាក់ងារជ្រើសរើស'],
    ko: ['채용 담당자', '리크루터', '헤드헌터'],
    th: ['เจ้าหน้าที่สรรหา', 'เจ้าหน้าที่สรรหาบุคลากร', 'พนักงานสรรหา'],
    vi: ['nhân viên tuyển dụng', 'chuyên viên tuyển dụng'],
  },
}
