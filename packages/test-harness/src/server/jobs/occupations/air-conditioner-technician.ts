import type { Occupation } from './occupation'

export const airConditionerTechnician: Occupation = {
  id: 'air-conditioner-technician',
  number: 3,
  categoryIds: [16],
  names: {
    en: [
      'air conditioner technician',
      'cooling technician',
      'aircon mechanic',
      'aircon technician',
      'refrigeration technician',
    ],
    zh: ['空调技师', '空調技師', '空调维修工', '制冷技工'],
    km: ['ជាងម៉ាស៊ីនត្រជាក់', 'អ្នកបច្ចេកទេសម៉ាស៊ីនត្រជាក់'],
    ko: ['에어컨 기사', '에어컨 설치 기사', '냉동 기사'],
    th: ['ช่างแอร์', 'ช่างเครื่องปรับอากาศ', 'ช่างทำความเย็น'],
    vi: ['thợ điện lạnh', 'kỹ thuật viên điện lạnh', 'thợ sửa máy lạnh'],
  },
}
