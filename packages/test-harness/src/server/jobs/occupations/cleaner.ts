import type { Occupation } from './occupation'

export const cleaner: Occupation = {
  id: 'cleaner',
  number: 17,
  categoryIds: [23],
  names: {
    en: ['cleaner', 'janitor', 'cleaning attendant', 'cleaning worker', 'cleaning staff'],
    zh: ['清洁工', '清潔工', '保洁员', '清洁员'],
    km: ['អ្នកសម្អាត', 'អ្នកអនាម័យ', 'បុគ្គលិកអនាម័យ', 'អ្នកបោសសម្អាត'],
    ko: ['청소원', '미화원', '청소부', '환경미화원'],
    th: ['พนักงานทำความสะอาด', 'คนทำความสะอาด', 'แม่บ้านทำความสะอาด'],
    vi: ['nhân viên vệ sinh', 'nhân viên tạp vụ', 'lao công', 'tạp vụ'],
  },
}
