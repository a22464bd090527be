import type { Occupation } from './occupation'

export const courier: Occupation = {
  id: 'courier',
  number: 20,
  categoryIds: [8],
  names: {
    en: ['delivery rider', 'courier', 'delivery driver', 'motorbike courier', 'delivery man', 'deliveryman'],
    zh: ['配送员', '配送員', '快递员', '外卖员', '送货员', '送餐员'],
    km: ['អ្នកដឹកជញ្ជូន', 'អ្នកដឹកឥវ៉ាន់', 'អ្នកដឹកម្ហូប', 'បុគ្គលិកដឹកជញ្ជូន'],
    ko: ['배달원', '배송 기사', '택배 기사', '배달 기사'],
    th: ['พนักงานส่งของ', 'ไรเดอร์', 'คนส่งของ', 'พนักงานส่งอาหาร'],
    vi: ['nhân viên giao hàng', 'người giao hàng'],
  },
  understood: ['shipper'],
}
