import type { Occupation } from './occupation'

export const securityGuard: Occupation = {
  id: 'security-guard',
  number: 66,
  categoryIds: [23],
  names: {
    en: ['security guard', 'security officer', 'watchman', 'doorman'],
    zh: ['保安', '保安员', '警卫', '保全人員'],
    km: ['អ្នកយាមសន្តិសុខ', 'អ្នកយាម', 'ភ្នាក់ងារសន្តិសុខ', 'បុគ្គលិកសន្តិសុខ'],
    ko: ['경비원', '보안 요원', '경호원', '시큐리티'],
    th: ['พนักงานรักษาความปลอดภัย', 'รปภ', 'ยามรักษาการณ์'],
    vi: ['nhân viên bảo vệ', 'nhân viên an ninh', 'vệ sĩ'],
  },
  understood: ['bảo vệ', 'guard', 'សន្តិសុខ'],
}
