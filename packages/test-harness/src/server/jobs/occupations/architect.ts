import type { Occupation } from './occupation'

export const architect: Occupation = {
  id: 'architect',
  number: 4,
  categoryIds: [5],
  names: {
    en: ['architect', 'architectural designer'],
    zh: ['建筑师', '建築師'],
    km: ['ស្ថាបត្យករ', 'អ្នករចនាប្លង់'],
    ko: ['건축가', '건축사'],
    th: ['สถาปนิก', 'สถาปนิกออกแบบ'],
    vi: ['kiến trúc sư', 'kỹ sư kiến trúc'],
  },
}
