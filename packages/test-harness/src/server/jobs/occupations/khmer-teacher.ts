import type { Occupation } from './occupation'

export const khmerTeacher: Occupation = {
  id: 'khmer-teacher',
  number: 41,
  categoryIds: [9],
  names: {
    en: ['Khmer teacher', 'Khmer language teacher', 'teacher of Khmer', 'Khmer literature teacher'],
    zh: ['高棉语教师', '高棉語教師', '柬埔寨语老师', '柬语老师'],
    km: ['គ្រូបង្រៀនភាសាខ្មែរ', 'គ្រូភាសាខ្មែរ', 'គ្រូអក្សរសាស្ត្រខ្មែរ'],
    ko: ['크메르어 교사', '캄보디아어 강사', '크메르어 선생님'],
    th: ['ครูสอนภาษาเขมร', 'ครูภาษาเขมร', 'ครูสอนภาษากัมพูชา'],
    vi: ['giáo viên tiếng Khmer', 'giáo viên tiếng Campuchia'],
  },
}
