import type { Occupation } from './occupation'

export const massageTherapist: Occupation = {
  id: 'massage-therapist',
  number: 48,
  categoryIds: [12],
  names: {
    en: ['massage therapist', 'spa therapist', 'masseuse', 'masseur'],
    zh: ['按摩师', '按摩師', '足疗师', '推拿师'],
    km: ['អ្នកម៉ាស្សា', 'អ្នកធ្វើម៉ាស្សា', 'បុគ្គលិកស្ប៉ា'],
    ko: ['마사지사', '안마사', '스파 테라피스트'],
    th: ['พนักงานนวด', 'หมอนวด', 'พนักงานสปา'],
    vi: ['nhân viên massage', 'kỹ thuật viên spa', 'nhân viên spa', 'kỹ thuật viên massage'],
  },
}
