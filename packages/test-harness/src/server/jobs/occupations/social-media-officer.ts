import type { Occupation } from './occupation'

export const socialMediaOfficer: Occupation = {
  id: 'social-media-officer',
  number: 70,
  categoryIds: [18],
  names: {
    en: [
      'social media officer',
      'social media executive',
      'social media specialist',
      'content creator',
      'digital marketer',
    ],
    zh: ['社交媒体专员', '社群媒體專員', '新媒体运营', '自媒体运营'],
    km: ['មន្ត្រីប្រព័ន្ធផ្សព្វផ្សាយសង្គម', 'អ្នកបង្កើតមាតិកា', 'អ្នកគ្រប់គ្រងផេក'],
    ko: ['소셜 미디어 담당자', 'SNS 담당자', '콘텐츠 크리에이터'],
    th: ['เจ้าหน้าที่โซเชียลมีเดีย', 'แอดมินเพจ', 'คอนเทนต์ครีเอเตอร์'],
    vi: ['nhân viên mạng xã hội', 'nhân viên content', 'sáng tạo nội dung'],
  },
  understood: ['social media'],
}
