import type { Occupation } from './occupation'

export const qualityInspector: Occupation = {
  id: 'quality-inspector',
  number: 61,
  categoryIds: [21],
  names: {
    en: [
      'quality inspector',
      'quality controller',
      'QC inspector',
      'quality checker',
      'QC officer',
      'quality control officer',
    ],
    zh: ['质检员', '質檢員', '品检员', '品管员'],
    km: ['អ្នកត្រួតពិនិត្យគុណភាព', 'បុគ្គលិកត្រួតពិនិត្យគុណភាព', 'បុគ្គលិក QC'],
    ko: ['품질 검사원', '품질 관리 담당자', '검품원'],
    th: ['พนักงานตรวจสอบคุณภาพ', 'เจ้าหน้าที่ควบคุมคุณภาพ', 'พนักงาน QC'],
    vi: ['nhân viên kiểm tra chất lượng', 'nhân viên QC', 'kiểm soát chất lượng'],
  },
  understood: ['QC'],
}
