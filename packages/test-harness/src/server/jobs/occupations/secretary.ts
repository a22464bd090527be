import type { Occupation } from './occupation'

export const secretary: Occupation = {
  id: 'secretary',
  number: 65,
  categoryIds: [2],
  names: {
    en: ['secretary', 'executive assistant', 'personal assistant', 'executive secretary'],
    zh: ['秘书', '秘書', '总经理秘书', '董事长秘书'],
    km: ['លេខាធិការ', 'លេខាផ្ទាល់'],
    ko: ['비서', '임원 비서', '수행 비서'],
    th: ['เลขานุการ', 'เลขาผู้บริหาร'],
    vi: ['thư ký', 'thư ký giám đốc', 'trợ lý giám đốc'],
  },
  understood: ['เลขา', 'លេខា'],
}
