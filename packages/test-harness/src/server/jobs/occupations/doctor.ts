import type { Occupation } from './occupation'

export const doctor: Occupation = {
  id: 'doctor',
  number: 25,
  categoryIds: [11],
  names: {
    en: ['doctor', 'physician', 'general practitioner', 'medical doctor'],
    zh: ['医生', '醫生', '医师', '醫師'],
    km: ['វេជ្ជបណ្ឌិត', 'គ្រូពេទ្យ'],
    ko: ['병원 의사', '내과 의사', '외과 의사'],
    th: ['แพทย์ทั่วไป', 'คุณหมอ', 'นายแพทย์', 'แพทย์หญิง'],
    vi: ['bác sĩ', 'bác sĩ đa khoa', 'bác sĩ điều trị'],
  },
  understood: ['의사', 'หมอ', 'แพทย์', 'ពេទ្យ'],
}
