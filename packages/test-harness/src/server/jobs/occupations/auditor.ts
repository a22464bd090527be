import type { Occupation } from './occupation'

export const auditor: Occupation = {
  id: 'auditor',
  number: 5,
  categoryIds: [1],
  names: {
    en: ['auditor', 'internal auditor', 'audit officer', 'audit associate'],
    zh: ['审计员', '審計員', '审计师', '内部审计员'],
    km: ['សវនករ', 'សវនករផ្ទៃក្នុង', 'មន្ត្រីសវនកម្ម'],
    ko: ['감사관', '감사 담당자', '내부 감사관'],
    th: ['ผู้สอบบัญชี', 'ผู้ตรวจสอบภายใน', 'เจ้าหน้าที่ตรวจสอบภายใน'],
    vi: ['kiểm toán viên', 'kiểm toán nội bộ', 'nhân viên kiểm toán'],
  },
}
