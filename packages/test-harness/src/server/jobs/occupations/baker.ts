import type { Occupation } from './occupation'

export const baker: Occupation = {
  id: 'baker',
  number: 6,
  categoryIds: [12],
  names: {
    en: ['baker', 'pastry chef', 'pastry cook', 'bread maker'],
    zh: ['面包师', '麵包師', '西点师', '糕点师'],
    km: ['ជាងធ្វើនំ', 'អ្នកធ្វើនំប៉័ង', 'អ្នកធ្វើនំ'],
    ko: ['제빵사', '제과사', '파티시에'],
    th: ['คนทำขนมปัง', 'พนักงานเบเกอรี่', 'เชฟขนมอบ'],
    vi: ['thợ làm bánh', 'thợ bánh', 'nhân viên làm bánh'],
  },
}
