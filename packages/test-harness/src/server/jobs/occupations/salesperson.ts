import type { Occupation } from './occupation'

export const salesperson: Occupation = {
  id: 'salesperson',
  number: 64,
  categoryIds: [22],
  names: {
    en: [
      'sales representative',
      'salesperson',
      'sales executive',
      'sales officer',
      'field sales officer',
      'salesman',
      'saleswoman',
    ],
    zh: ['销售代表', '銷售代表', '销售员', '业务员', '業務員'],
    km: ['តំណាងផ្នែកលក់', 'បុគ្គលិកផ្នែកលក់', 'ភ្នាក់ងារលក់', 'ភ្នាក់ងារផ្នែកលក់'],
    ko: ['영업 사원', '영업직', '세일즈맨', '영업 담당자'],
    th: ['ตัวแทนขาย', 'พนักงานฝ่ายขาย', 'เซลส์', 'ผู้แทนขาย'],
    vi: ['đại diện bán hàng', 'nhân viên kinh doanh', 'nhân viên sale', 'nhân viên sales'],
  },
  understood: ['អ្នកលក់'],
}
