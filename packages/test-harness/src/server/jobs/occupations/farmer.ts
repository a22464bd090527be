import type { Occupation } from './occupation'

export const farmer: Occupation = {
  id: 'farmer',
  number: 32,
  categoryIds: [3],
  names: {
    en: ['farmer', 'farm worker', 'farm hand', 'plantation worker'],
    zh: ['农民', '農民', '农场工人'],
    km: ['កសិករ', 'កម្មករចម្ការ', 'កម្មករកសិដ្ឋាន', 'អ្នកធ្វើស្រែ'],
    ko: ['농부', '농장 근로자', '농장 일꾼'],
    th: ['คนงานฟาร์ม', 'ชาวนา', 'ชาวไร่', 'คนงานเกษตร'],
    vi: ['nông dân', 'công nhân nông trại', 'công nhân nông nghiệp'],
  },
  understood: ['เกษตรกร'],
}
