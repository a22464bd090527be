import type { Occupation } from './occupation'

export const cook: Occupation = {
  id: 'cook',
  number: 19,
  categoryIds: [12],
  names: {
    en: ['cook', 'chef', 'line cook', 'sous chef', 'commis chef'],
    zh: ['厨师', '廚師', '大厨'],
    km: ['ចុងភៅ', 'មេចុងភៅ', 'អ្នកចម្អិនម្ហូប', 'អ្នកធ្វើម្ហូប'],
    ko: ['요리사', '조리사', '셰프', '주방장'],
    th: ['พ่อครัว', 'แม่ครัว', 'เชฟ', 'กุ๊ก'],
    vi: ['đầu bếp', 'bếp trưởng', 'bếp chính', 'nhân viên bếp'],
  },
  apart: ['kitchen-helper'],
}
