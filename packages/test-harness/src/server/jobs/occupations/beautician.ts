import type { Occupation } from './occupation'

export const beautician: Occupation = {
  id: 'beautician',
  number: 10,
  categoryIds: [23],
  names: {
    en: ['beautician', 'beauty therapist', 'makeup artist', 'nail technician'],
    zh: ['美容师', '美容師', '化妆师', '美甲师'],
    km: ['ជាងសម្ផស្ស', 'ជាងផាត់មុខ', 'ជាងធ្វើក្រចក', 'អ្នកថែរក្សាសម្រស់'],
    ko: ['피부 관리사', '메이크업 아티스트', '네일 아티스트'],
    th: ['ช่างแต่งหน้า', 'พนักงานเสริมความงาม', 'ช่างทำเล็บ'],
    vi: ['chuyên viên thẩm mỹ', 'thợ trang điểm', 'thợ làm móng', 'thợ nail'],
  },
}
