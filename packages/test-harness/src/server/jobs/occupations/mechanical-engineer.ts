import type { Occupation } from './occupation'

export const mechanicalEngineer: Occupation = {
  id: 'mechanical-engineer',
  number: 49,
  categoryIds: [10],
  names: {
    en: ['mechanical engineer', 'machine engineer', 'maintenance engineer'],
    zh: ['机械工程师', '機械工程師', '设备工程师'],
    km: ['វិស្វករមេកានិច', 'វិស្វករគ្រឿងចក្រ', 'វិស្វករថែទាំ'],
    ko: ['기계 기사', '기계 엔지니어', '기계 기술자'],
    th: ['วิศวกรเครื่องกล', 'วิศวกรซ่อมบำรุง'],
    vi: ['kỹ sư cơ khí', 'kỹ sư bảo trì', 'kỹ sư máy móc'],
  },
}
