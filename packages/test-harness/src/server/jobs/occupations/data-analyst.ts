import type { Occupation } from './occupation'

export const dataAnalyst: Occupation = {
  id: 'data-analyst',
  number: 22,
  categoryIds: [14],
  names: {
    en: ['data analyst', 'business intelligence analyst', 'data specialist'],
    zh: ['数据分析师', '數據分析師', '资料分析师'],
    km: ['អ្នកវិភាគទិន្នន័យ', 'មន្ត្រីវិភាគទិន្នន័យ'],
    ko: ['데이터 분석가', '자료 분석가'],
    th: ['นักวิเคราะห์ข้อมูล', 'เจ้าหน้าที่วิเคราะห์ข้อมูล'],
    vi: ['chuyên viên phân tích dữ liệu', 'nhà phân tích dữ liệu', 'phân tích dữ liệu'],
  },
}
