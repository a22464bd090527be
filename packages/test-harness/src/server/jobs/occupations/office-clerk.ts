import type { Occupation } from './occupation'

export const officeClerk: Occupation = {
  id: 'office-clerk',
  number: 53,
  categoryIds: [2],
  names: {
    en: [
      'administrative assistant',
      'admin assistant',
      'admin officer',
      'administration officer',
      'office assistant',
    ],
    zh: ['行政助理', '行政专员', '行政專員', '行政文员', '办公室文员'],
    km: ['ជំនួយការរដ្ឋបាល', 'បុគ្គលិករដ្ឋបាល', 'មន្ត្រីរដ្ឋបាល', 'បុគ្គលិកការិយាល័យ'],
    ko: ['행정 보조', '사무 보조', '사무원', '총무 담당자'],
    th: ['ผู้ช่วยธุรการ', 'เจ้าหน้าที่ธุรการ', 'พนักงานธุรการ'],
    vi: ['trợ lý hành chính', 'nhân viên hành chính', 'nhân viên văn phòng'],
  },
  understood: ['ธุรการ', 'office clerk'],
}
