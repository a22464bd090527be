import type { Occupation } from './occupation'

export const photographer: Occupation = {
  id: 'photographer',
  number: 56,
  categoryIds: [7],
  names: {
    en: ['photographer', 'cameraman', 'camera operator'],
    zh: ['摄影师', '攝影師', '摄像师'],
    km: ['អ្នកថតរូប', 'ជាងថតរូប', 'អ្នកថតរូបភាព'],
    ko: ['사진작가', '사진사', '포토그래퍼'],
    th: ['ช่างภาพ', 'ช่างถ่ายภาพ'],
    vi: ['nhiếp ảnh gia', 'thợ chụp ảnh', 'nhân viên chụp ảnh'],
  },
}
