import type { Occupation } from './occupation'

export const purchasingOfficer: Occupation = {
  id: 'purchasing-officer',
  number: 60,
  categoryIds: [20],
  names: {
    en: ['purchasing officer', 'procurement officer', 'purchaser', 'purchasing assistant'],
    zh: ['采购专员', '採購專員', '采购员'],
    km: ['មន្ត្រីលទ្ធកម្ម', 'បុគ្គលិកលទ្ធកម្ម', 'អ្នកទិញទំនិញ', 'បុគ្គលិកទិញ'],
    ko: ['구매 담당자', '자재 구매 담당자', '조달 담당자'],
    th: ['เจ้าหน้าที่จัดซื้อ', 'พนักงานจัดซื้อ'],
    vi: ['nhân viên thu mua', 'nhân viên mua hàng', 'chuyên viên mua hàng'],
  },
  understood: ['buyer'],
}
