import type { Occupation } from './occupation'

export const dentist: Occupation = {
  id: 'dentist',
  number: 24,
  categoryIds: [11],
  names: {
    en: ['dentist', 'dental surgeon', 'dental doctor'],
    zh: ['牙医', '牙醫', '牙科医生'],
    km: ['ទន្តបណ្ឌិត', 'ទន្តពេទ្យ', 'ពេទ្យធ្មេញ'],
    ko: ['치과의사', '치과 전문의'],
    th: ['ทันตแพทย์', 'หมอฟัน'],
    vi: ['nha sĩ', 'bác sĩ nha khoa', 'bác sĩ răng hàm mặt'],
  },
}
