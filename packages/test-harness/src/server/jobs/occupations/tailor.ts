import type { Occupation } from './occupation'

export const tailor: Occupation = {
  id: 'tailor',
  number: 73,
  categoryIds: [19],
  names: {
    en: ['tailor', 'dressmaker'],
    zh: ['裁缝', '裁縫'],
    km: ['ជាងកាត់ដេរ', 'អ្នកកាត់ដេរ'],
    ko: ['재단사', '양복점 재단사'],
    th: ['ช่างตัดเสื้อ', 'ช่างตัดเย็บ'],
    vi: ['thợ may', 'thợ cắt may'],
  },
  understood: ['ជាងកាត់'],
  apart: ['car-mechanic'],
}
