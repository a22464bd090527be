import type { Occupation } from './occupation'

export const cashier: Occupation = {
  id: 'cashier',
  number: 14,
  categoryIds: [12, 22],
  names: {
    en: ['cashier', 'till operator', 'checkout assistant', 'checkout operator'],
    zh: ['收银员', '收銀員', '收银'],
    km: ['បេឡាករ', 'អ្នកគិតលុយ', 'បុគ្គលិកគិតលុយ'],
    ko: ['계산원', '캐셔', '카운터 직원'],
    th: ['แคชเชียร์', 'พนักงานเก็บเงิน', 'พนักงานแคชเชียร์'],
    vi: ['thu ngân', 'nhân viên thu ngân'],
  },
  understood: ['បេឡា'],
}
