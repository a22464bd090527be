import type { Occupation } from './occupation'

export const customerServiceAgent: Occupation = {
  id: 'customer-service-agent',
  number: 21,
  categoryIds: [6],
  names: {
    en: [
      'customer service officer',
      'customer service representative',
      'customer service agent',
      'customer support agent',
      'client care officer',
    ],
    zh: ['客服专员', '客服專員', '客服人员', '客服代表'],
    km: ['បុគ្គលិកសេវាអតិថិជន', 'មន្ត្រីសេវាអតិថិជន', 'ភ្នាក់ងារសេវាអតិថិជន'],
    ko: ['고객 상담원', '고객 서비스 담당자', 'CS 담당자'],
    th: ['เจ้าหน้าที่บริการลูกค้า', 'พนักงานบริการลูกค้า', 'เจ้าหน้าที่ลูกค้าสัมพันธ์'],
    vi: ['nhân viên chăm sóc khách hàng', 'chăm sóc khách hàng', 'nhân viên cskh'],
  },
  understood: ['customer service', '客服'],
}
