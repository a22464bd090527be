import type { Occupation } from './occupation'

export const callCenterAgent: Occupation = {
  id: 'call-center-agent',
  number: 11,
  categoryIds: [6],
  names: {
    en: [
      'call center agent',
      'call centre agent',
      'call center operator',
      'hotline operator',
      'telephone operator',
    ],
    zh: ['呼叫中心坐席', '话务员', '話務員', '电话客服'],
    km: ['បុគ្គលិកមជ្ឈមណ្ឌលទូរស័ព្ទ', 'បុគ្គលិក Call Center', 'អ្នកឆ្លើយទូរស័ព្ទ'],
    ko: ['콜센터 상담원', '전화 상담원', '텔레마케터'],
    th: ['พนักงานคอลเซ็นเตอร์', 'เจ้าหน้าที่คอลเซ็นเตอร์', 'พนักงานรับโทรศัพท์'],
    vi: ['nhân viên tổng đài', 'tổng đài viên', 'nhân viên trực tổng đài'],
  },
  understood: ['call center', 'call centre'],
}
