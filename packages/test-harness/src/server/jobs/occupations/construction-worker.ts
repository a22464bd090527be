import type { Occupation } from './occupation'

export const constructionWorker: Occupation = {
  id: 'construction-worker',
  number: 18,
  categoryIds: [5],
  names: {
    en: [
      'construction worker',
      'builder',
      'construction labourer',
      'construction laborer',
      'bricklayer',
      'mason',
    ],
    zh: ['建筑工人', '建築工人', '砌砖工', '泥瓦工', '工地工人'],
    km: ['កម្មករសំណង់', 'ជាងរៀបឥដ្ឋ', 'ជាងសំណង់', 'ជាងបូក'],
    ko: ['건설 노동자', '건설 근로자', '조적공', '현장 인부'],
    th: ['คนงานก่อสร้าง', 'ช่างก่ออิฐ', 'ช่างปูน', 'กรรมกรก่อสร้าง'],
    vi: ['công nhân xây dựng', 'thợ xây', 'thợ hồ', 'thợ nề'],
  },
}
