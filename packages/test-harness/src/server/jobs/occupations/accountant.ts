import type { Occupation } from './occupation'

export const accountant: Occupation = {
  id: 'accountant',
  number: 1,
  categoryIds: [1],
  names: {
    en: ['accountant', 'bookkeeper', 'accounting officer', 'accounts officer', 'accounting clerk'],
    zh: ['会计', '會計', '财务会计'],
    km: ['គណនេយ្យករ', 'បុគ្គលិកគណនេយ្យ', 'មន្ត្រីគណនេយ្យ', 'ភ្នាក់ងារគណនេយ្យ'],
    ko: ['회계 담당자', '회계사', '경리', '회계 사무원'],
    th: ['นักบัญชี', 'พนักงานบัญชี', 'เจ้าหน้าที่บัญชี', 'สมุห์บัญชี'],
    vi: ['nhân viên kế toán', 'kế toán viên', 'kế toán tổng hợp'],
  },
  understood: ['kế toán', '出纳'],
}
