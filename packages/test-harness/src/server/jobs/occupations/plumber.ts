import type { Occupation } from './occupation'

export const plumber: Occupation = {
  id: 'plumber',
  number: 57,
  categoryIds: [16],
  names: {
    en: ['plumber', 'pipe fitter', 'pipefitter'],
    zh: ['水管工', '管道工', '水暖工'],
    km: ['ជាងទឹក', 'ជាងតបំពង់ទឹក', 'ជាងដំឡើងទឹក'],
    ko: ['배관공', '배관 기능공'],
    th: ['ช่างประปา', 'ช่างท่อ'],
    vi: ['thợ ống nước', 'thợ nước', 'thợ sửa ống nước'],
  },
}
