import type { Occupation } from './occupation'

export const painter: Occupation = {
  id: 'painter',
  number: 54,
  categoryIds: [5],
  names: {
    en: ['painter', 'house painter', 'wall painter'],
    zh: ['油漆工', '粉刷工', '涂装工'],
    km: ['ជាងលាបថ្នាំ', 'អ្នកលាបថ្នាំ', 'ជាងថ្នាំលាប'],
    ko: ['도장공', '페인트공', '페인트 기능공'],
    th: ['ช่างทาสี', 'ช่างสี', 'ช่างพ่นสี'],
    vi: ['thợ sơn', 'công nhân sơn', 'thợ sơn nước'],
  },
}
