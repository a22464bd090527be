import type { Occupation } from './occupation'

export const marketingOfficer: Occupation = {
  id: 'marketing-officer',
  number: 47,
  categoryIds: [18],
  names: {
    en: [
      'marketing officer',
      'marketing executive',
      'marketing assistant',
      'marketing specialist',
      'marketer',
    ],
    zh: ['市场专员', '市場專員', '营销专员', '市场推广专员'],
    km: ['មន្ត្រីទីផ្សារ', 'បុគ្គលិកទីផ្សារ', 'ភ្នាក់ងារទីផ្សារ'],
    ko: ['마케팅 담당자', '마케터', '마케팅 사원'],
    th: ['เจ้าหน้าที่การตลาด', 'พนักงานการตลาด', 'นักการตลาด'],
    vi: ['nhân viên tiếp thị', 'nhân viên marketing', 'chuyên viên marketing'],
  },
  apart: ['call-center-agent'],
}
