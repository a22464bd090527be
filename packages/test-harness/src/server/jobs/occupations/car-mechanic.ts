import type { Occupation } from './occupation'

export const carMechanic: Occupation = {
  id: 'car-mechanic',
  number: 12,
  categoryIds: [16],
  names: {
    en: [
      'car mechanic',
      'auto mechanic',
      'vehicle technician',
      'motorbike mechanic',
      'automotive technician',
    ],
    zh: ['汽车修理工', '汽車修理工', '汽修工', '修车工'],
    km: ['ជាងជួសជុលរថយន្ត', 'ជាងឡាន', 'ជាងម៉ូតូ', 'ជាងជួសជុលម៉ូតូ'],
    ko: ['자동차 정비사', '정비공', '자동차 정비공', '오토바이 정비사'],
    th: ['ช่างซ่อมรถยนต์', 'ช่างยนต์', 'ช่างซ่อมมอเตอร์ไซค์', 'ช่างซ่อมรถ'],
    vi: ['thợ sửa ô tô', 'thợ sửa xe', 'thợ máy ô tô', 'thợ sửa xe máy'],
  },
}
