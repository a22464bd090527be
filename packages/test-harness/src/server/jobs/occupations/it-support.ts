import type { Occupation } from './occupation'

export const itSupport: Occupation = {
  id: 'it-support',
  number: 40,
  categoryIds: [14],
  names: {
    en: ['IT support officer', 'IT support', 'IT technician', 'helpdesk officer', 'computer technician'],
    zh: ['IT支持专员', 'IT技术支持', '电脑技术员', '網管人員'],
    km: ['មន្ត្រីជំនួយបច្ចេកវិទ្យា', 'បុគ្គលិក IT', 'ជាងកុំព្យូទ័រ', 'អ្នកបច្ចេកទេសកុំព្យូទ័រ'],
    ko: ['IT 지원 담당자', '전산 담당자', '컴퓨터 기술자'],
    th: ['เจ้าหน้าที่ไอทีซัพพอร์ต', 'เจ้าหน้าที่ไอที', 'ไอทีซัพพอร์ต', 'ช่างคอมพิวเตอร์'],
    vi: ['nhân viên hỗ trợ IT', 'nhân viên IT', 'kỹ thuật viên máy tính'],
  },
}
