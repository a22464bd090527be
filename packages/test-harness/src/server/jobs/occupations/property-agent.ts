import type { Occupation } from './occupation'

export const propertyAgent: Occupation = {
  id: 'property-agent',
  number: 59,
  categoryIds: [22],
  names: {
    en: ['property consultant', 'real estate agent', 'property agent', 'realtor', 'real estate consultant'],
    zh: ['房产顾问', '房產顧問', '房地产经纪人', '房产中介'],
    km: ['អ្នកប្រឹក្សាអចលនទ្រព្យ', 'ភ្នាក់ងារអចលនទ្រព្យ', 'ទីប្រឹក្សាអចលនទ្រព្យ'],
    ko: ['부동산 상담사', '공인중개사', '부동산 중개인'],
    th: ['ที่ปรึกษาอสังหาริมทรัพย์', 'นายหน้าอสังหาริมทรัพย์', 'ตัวแทนอสังหาริมทรัพย์'],
    vi: ['tư vấn bất động sản', 'môi giới bất động sản', 'nhân viên bất động sản'],
  },
}
