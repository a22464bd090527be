import type { Occupation } from './occupation'

export const kindergartenTeacher: Occupation = {
  id: 'kindergarten-teacher',
  number: 42,
  categoryIds: [9],
  names: {
    en: ['kindergarten teacher', 'preschool teacher', 'nursery teacher', 'early childhood teacher'],
    zh: ['幼儿园教师', '幼兒園教師', '幼儿园老师', '幼师'],
    km: ['គ្រូមត្តេយ្យ', 'គ្រូបង្រៀនមត្តេយ្យ', 'គ្រូមត្តេយ្យសិក្សា'],
    ko: ['유치원 교사', '보육 교사', '유치원 선생님'],
    th: ['ครูอนุบาล', 'ครูปฐมวัย', 'ครูพี่เลี้ยง'],
    vi: ['giáo viên mầm non', 'giáo viên mẫu giáo', 'cô nuôi dạy trẻ'],
  },
}
