import type { Occupation } from './occupation'

export const domesticHelper: Occupation = {
  id: 'domestic-helper',
  number: 26,
  categoryIds: [23],
  names: {
    en: ['domestic helper', 'housemaid', 'maid', 'nanny', 'babysitter'],
    zh: ['家政人员', '保姆', '佣人', '家庭幫傭'],
    km: ['អ្នកបម្រើក្នុងផ្ទះ', 'អ្នកមើលក្មេង', 'អ្នកជួយការងារផ្ទះ'],
    ko: ['가사 도우미', '가정부', '베이비시터'],
    th: ['แม่บ้านทำงานบ้าน', 'พี่เลี้ยงเด็ก', 'คนรับใช้'],
    vi: ['người giúp việc', 'giúp việc nhà', 'bảo mẫu', 'người trông trẻ'],
  },
  understood: ['แม่บ้าน'],
}
