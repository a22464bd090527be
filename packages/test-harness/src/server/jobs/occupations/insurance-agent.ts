import type { Occupation } from './occupation'

export const insuranceAgent: Occupation = {
  id: 'insurance-agent',
  number: 39,
  categoryIds: [4],
  names: {
    en: ['insurance agent', 'insurance adviser', 'insurance advisor', 'life insurance agent'],
    zh: ['保险代理', '保險代理', '保险代理人', '保险顾问'],
    km: ['ភ្នាក់ងារធានារ៉ាប់រង', 'ទីប្រឹក្សាធានារ៉ាប់រង', 'អ្នកលក់ធានារ៉ាប់រង'],
    ko: ['보험 설계사', '보험 대리인', '보험 상담사'],
    th: ['ตัวแทนประกัน', 'ตัวแทนประกันชีวิต', 'ที่ปรึกษาประกันภัย'],
    vi: ['đại lý bảo hiểm', 'tư vấn viên bảo hiểm', 'tư vấn bảo hiểm'],
  },
}
