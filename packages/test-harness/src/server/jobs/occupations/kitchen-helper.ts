import type { Occupation } from './occupation'

export const kitchenHelper: Occupation = {
  id: 'kitchen-helper',
  number: 43,
  categoryIds: [12],
  names: {
    en: [
      'kitchen helper',
      'kitchen hand',
      'kitchen assistant',
      'kitchen porter',
      'dishwasher',
      'assistant cook',
    ],
    zh: ['厨房帮工', '廚房幫工', '洗碗工', '厨房助理', '帮厨', '厨工'],
    km: ['អ្នកជំនួយចុងភៅ', 'ជំនួយការចុងភៅ', 'អ្នកលាងចាន', 'អ្នកជួយផ្ទះបាយ'],
    ko: ['주방 보조', '주방 보조원', '설거지 담당'],
    th: ['ผู้ช่วยกุ๊ก', 'ผู้ช่วยพ่อครัว', 'พนักงานล้างจาน', 'ผู้ช่วยแม่ครัว'],
    vi: ['phụ bếp', 'nhân viên rửa chén', 'nhân viên phụ bếp'],
  },
}
