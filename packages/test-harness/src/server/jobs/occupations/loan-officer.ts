import type { Occupation } from './occupation'

export const loanOfficer: Occupation = {
  id: 'loan-officer',
  number: 46,
  categoryIds: [4],
  names: {
    en: ['credit officer', 'loan officer', 'credit analyst', 'loan consultant'],
    zh: ['信贷专员', '信貸專員', '信贷员', '贷款专员'],
    km: ['មន្ត្រីឥណទាន', 'ភ្នាក់ងារឥណទាន', 'បុគ្គលិកឥណទាន'],
    ko: ['대출 담당자', '여신 담당자', '대출 상담사'],
    th: ['เจ้าหน้าที่สินเชื่อ', 'พนักงานสินเชื่อ'],
    vi: ['nhân viên tín dụng', 'cán bộ tín dụng', 'chuyên viên tín dụng'],
  },
}
