import type { Occupation } from './occupation'

export const primaryTeacher: Occupation = {
  id: 'primary-teacher',
  number: 58,
  categoryIds: [9],
  names: {
    en: ['primary school teacher', 'primary teacher', 'elementary teacher', 'elementary school teacher'],
    zh: ['小学教师', '小學教師', '小学老师'],
    km: ['គ្រូបឋមសិក្សា', 'គ្រូបង្រៀនបឋមសិក្សា', 'គ្រូបឋម'],
    ko: ['초등학교 교사', '초등 교사', '초등학교 선생님'],
    th: ['ครูประถม', 'ครูประถมศึกษา', 'ครูโรงเรียนประถม'],
    vi: ['giáo viên tiểu học', 'giáo viên cấp 1'],
  },
}
