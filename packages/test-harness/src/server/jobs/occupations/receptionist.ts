import type { Occupation } from './occupation'

export const receptionist: Occupation = {
  id: 'receptionist',
  number: 62,
  categoryIds: [6, 12],
  names: {
    en: [
      'receptionist',
      'front desk officer',
      'front office clerk',
      'front desk agent',
      'hotel receptionist',
    ],
    zh: ['前台接待', '前台', '接待员', '接待員', '櫃檯接待'],
    km: ['អ្នកទទួលភ្ញៀវ', 'បុគ្គលិកទទួលភ្ញៀវ', 'ផ្នែកទទួលភ្ញៀវ'],
    ko: ['접수원', '프런트 직원', '리셉셔니스트', '안내 데스크 직원'],
    th: ['พนักงานต้อนรับ', 'รีเซปชั่น', 'ฟร้อนท์ออฟฟิศ', 'พนักงานต้อนรับส่วนหน้า'],
    vi: ['nhân viên lễ tân', 'tiếp tân', 'nhân viên tiếp tân'],
  },
  understood: ['lễ tân'],
}
