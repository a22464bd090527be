import type { Occupation } from './occupation'

export const bankTeller: Occupation = {
  id: 'bank-teller',
  number: 7,
  categoryIds: [4],
  names: {
    en: ['bank teller', 'teller', 'counter officer', 'bank clerk'],
    zh: ['银行柜员', '銀行櫃員', '柜员'],
    km: ['បុគ្គលិកបេឡាធនាគារ', 'បេឡាករធនាគារ', 'បុគ្គលិកបញ្ជរធនាគារ'],
    ko: ['은행 창구 직원', '은행원', '은행 텔러'],
    th: ['พนักงานหน้าเคาน์เตอร์ธนาคาร', 'พนักงานธนาคาร', 'เทลเลอร์'],
    vi: ['giao dịch viên ngân hàng', 'giao dịch viên', 'nhân viên ngân hàng'],
  },
}
