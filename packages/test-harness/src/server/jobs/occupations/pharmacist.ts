import type { Occupation } from './occupation'

export const pharmacist: Occupation = {
  id: 'pharmacist',
  number: 55,
  categoryIds: [11],
  names: {
    en: ['pharmacist', 'pharmacy assistant'],
    zh: ['药剂师', '藥劑師', '药师'],
    km: ['ឱសថការី', 'អ្នកលក់ថ្នាំ', 'បុគ្គលិកឱសថស្ថាន'],
    ko: ['약국 약사', '관리 약사', '근무 약사', '약국 직원'],
    th: ['เภสัชกร', 'ผู้ช่วยเภสัชกร', 'พนักงานร้านขายยา'],
    vi: ['dược sĩ', 'nhân viên nhà thuốc', 'nhân viên bán thuốc'],
  },
  understood: ['약사'],
}
