import type { Occupation } from './occupation'

export const carpenter: Occupation = {
  id: 'carpenter',
  number: 13,
  categoryIds: [5],
  names: {
    en: ['carpenter', 'woodworker', 'furniture maker'],
    zh: ['木匠', '家具工', '木工师傅', '家具木工'],
    km: ['ជាងឈើ', 'ជាងធ្វើគ្រឿងសង្ហារិម', 'ជាងផ្ទះ'],
    ko: ['목수', '목공', '가구 제작공'],
    th: ['ช่างไม้', 'ช่างเฟอร์นิเจอร์'],
    vi: ['thợ mộc', 'công nhân mộc'],
  },
  understood: ['木工'],
}
