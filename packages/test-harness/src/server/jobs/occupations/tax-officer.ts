import type { Occupation } from './occupation'

export const taxOfficer: Occupation = {
  id: 'tax-officer',
  number: 74,
  categoryIds: [1],
  names: {
    en: ['tax officer', 'tax accountant', 'tax assistant', 'tax consultant'],
    zh: ['税务专员', '稅務專員', '税务会计'],
    km: ['មន្ត្រីពន្ធដារ', 'បុគ្គលិកពន្ធដារ', 'គណនេយ្យករពន្ធដារ'],
    ko: ['세무 담당자', '세무사', '세무 회계사'],
    th: ['เจ้าหน้าที่ภาษี', 'พนักงานบัญชีภาษี', 'เจ้าหน้าที่บัญชีภาษี'],
    vi: ['nhân viên thuế', 'kế toán thuế', 'chuyên viên thuế'],
  },
}
