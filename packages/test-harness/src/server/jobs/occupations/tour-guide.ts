import type { Occupation } from './occupation'

export const tourGuide: Occupation = {
  id: 'tour-guide',
  number: 76,
  categoryIds: [12],
  names: {
    en: ['tour guide', 'tourist guide', 'travel guide', 'tour leader'],
    zh: ['导游', '導遊', '领队'],
    km: ['មគ្គុទ្ទេសក៍ទេសចរណ៍', 'អ្នកនាំភ្ញៀវទេសចរ', 'មគ្គុទ្ទេសក៍'],
    ko: ['관광 가이드', '여행 가이드', '관광 안내원'],
    th: ['มัคคุเทศก์', 'ไกด์นำเที่ยว', 'ไกด์ทัวร์'],
    vi: ['hướng dẫn viên du lịch', 'hướng dẫn viên'],
  },
}
