import type { Occupation } from './occupation'

export const dataEntryClerk: Occupation = {
  id: 'data-entry-clerk',
  number: 23,
  categoryIds: [2],
  names: {
    en: ['data entry clerk', 'data entry operator', 'data encoder', 'typist'],
    zh: ['数据录入员', '數據錄入員', '打字员', '资料录入员'],
    km: ['អ្នកបញ្ចូលទិន្នន័យ', 'បុគ្គលិកបញ្ចូលទិន្នន័យ', 'អ្នកវាយអត្ថបទ'],
    ko: ['데이터 입력원', '자료 입력원', '타이피스트'],
    th: ['พนักงานคีย์ข้อมูล', 'เจ้าหน้าที่บันทึกข้อมูล', 'พนักงานพิมพ์ดีด'],
    vi: ['nhân viên nhập liệu', 'nhập liệu', 'nhân viên đánh máy'],
  },
  understood: ['data entry'],
}
