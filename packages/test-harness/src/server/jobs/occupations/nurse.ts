import type { Occupation } from './occupation'

export const nurse: Occupation = {
  id: 'nurse',
  number: 52,
  categoryIds: [11],
  names: {
    en: ['nurse', 'registered nurse', 'staff nurse', 'ward nurse'],
    zh: ['护士', '護士', '护理员', '護理師'],
    km: ['គិលានុបដ្ឋាយិកា', 'គិលានុបដ្ឋាក', 'បុគ្គលិកថែទាំអ្នកជំងឺ'],
    ko: ['간호사', '간호조무사', '병동 간호사'],
    th: ['พยาบาลวิชาชีพ', 'นางพยาบาล', 'เจ้าหน้าที่พยาบาล'],
    vi: ['y tá', 'điều dưỡng viên', 'nhân viên điều dưỡng'],
  },
  understood: ['điều dưỡng', 'พยาบาล'],
}
