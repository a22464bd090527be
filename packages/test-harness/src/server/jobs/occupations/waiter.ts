import type { Occupation } from './occupation'

export const waiter: Occupation = {
  id: 'waiter',
  number: 80,
  categoryIds: [12],
  names: {
    en: ['waiter', 'waitress', 'table attendant', 'food server', 'restaurant server'],
    zh: ['服务员', '服務員', '餐厅服务员', '餐廳服務生'],
    km: ['អ្នករត់តុ', 'បុគ្គលិករត់តុ', 'អ្នកបម្រើតុ', 'អ្នកលើកម្ហូប'],
    ko: ['홀 서빙', '웨이터', '웨이트리스', '서빙 직원', '식당 종업원'],
    th: ['พนักงานเสิร์ฟ', 'เด็กเสิร์ฟ', 'บริกร'],
    vi: ['nhân viên phục vụ', 'nhân viên phục vụ bàn', 'bồi bàn', 'phục vụ bàn'],
  },
  understood: ['종업원'],
  apart: ['housekeeper'],
}
