import type { Occupation } from './occupation'

export const laboratoryTechnician: Occupation = {
  id: 'laboratory-technician',
  number: 44,
  categoryIds: [11],
  names: {
    en: ['laboratory technician', 'lab technician', 'medical laboratory technician'],
    zh: ['化验员', '化驗員', '实验室技术员', '检验师'],
    km: ['អ្នកបច្ចេកទេសមន្ទីរពិសោធន៍', 'បុគ្គលិកមន្ទីរពិសោធន៍'],
    ko: ['임상병리사', '실험실 기사', '검사실 기사'],
    th: ['นักเทคนิคการแพทย์', 'เจ้าหน้าที่ห้องแล็บ', 'เจ้าหน้าที่ห้องปฏิบัติการ'],
    vi: ['kỹ thuật viên xét nghiệm', 'nhân viên xét nghiệm'],
  },
}
