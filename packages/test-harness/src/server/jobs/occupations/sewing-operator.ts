import type { Occupation } from './occupation'

export const sewingOperator: Occupation = {
  id: 'sewing-operator',
  number: 67,
  categoryIds: [19],
  names: {
    en: ['sewing machine operator', 'sewing operator', 'garment worker', 'seamstress'],
    zh: ['缝纫工', '縫紉工', '车缝工', '制衣工人'],
    km: ['កម្មករដេរ', 'អ្នកដេរ', 'កម្មករកាត់ដេរ', 'ជាងដេរ'],
    ko: ['봉제공', '미싱사', '재봉사', '봉제 근로자'],
    th: ['พนักงานเย็บผ้า', 'ช่างเย็บผ้า', 'คนงานเย็บผ้า'],
    vi: ['công nhân may', 'công nhân may mặc', 'thợ may công nghiệp'],
  },
  understood: ['sewer'],
}
