import type { Occupation } from './occupation'

export const teacher: Occupation = {
  id: 'teacher',
  number: 75,
  categoryIds: [9],
  names: {
    en: ['teacher', 'school teacher', 'class teacher'],
    zh: ['教师', '教師', '老师', '老師'],
    km: ['គ្រូបង្រៀន', 'អ្នកបង្រៀន'],
    ko: ['교사', '학교 교사'],
    th: ['ครู', 'ครูผู้สอน', 'ครูสอน', 'อาจารย์'],
    vi: ['giáo viên', 'thầy giáo', 'cô giáo'],
  },
  understood: ['គ្រូ', 'លោកគ្រូ', 'អ្នកគ្រូ', '선생님', 'instructor'],
}
