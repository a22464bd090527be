import type { Occupation } from './occupation'

export const midwife: Occupation = {
  id: 'midwife',
  number: 50,
  categoryIds: [11],
  names: {
    en: ['midwife', 'birth attendant', 'midwifery nurse'],
    zh: ['助产士', '助產士'],
    km: ['ឆ្មប', 'គ្រូឆ្មប'],
    ko: ['조산사', '산파'],
    th: ['ผดุงครรภ์', 'พยาบาลผดุงครรภ์', 'หมอตำแย'],
    vi: ['nữ hộ sinh', 'bà đỡ'],
  },
  understood: ['hộ sinh'],
}
