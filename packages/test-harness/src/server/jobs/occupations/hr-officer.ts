import type { Occupation } from './occupation'

export const hrOfficer: Occupation = {
  id: 'hr-officer',
  number: 38,
  categoryIds: [13],
  names: {
    en: [
      'human resources officer',
      'human resource officer',
      'HR officer',
      'HR executive',
      'HR assistant',
      'personnel officer',
    ],
    zh: ['人事专员', '人事專員', '人力资源专员', '人事助理'],
    km: ['មន្ត្រីធនធានមនុស្ស', 'បុគ្គលិកធនធានមនុស្ស', 'ភ្នាក់ងារធនធានមនុស្ស'],
    ko: ['인사 담당자', '인사 관리자', '인사팀 직원'],
    th: ['เจ้าหน้าที่ฝ่ายบุคคล', 'เจ้าหน้าที่ทรัพยากรบุคคล', 'พนักงานฝ่ายบุคคล'],
    vi: ['nhân viên nhân sự', 'chuyên viên nhân sự', 'cán bộ nhân sự'],
  },
  understood: ['HR', 'human resources', '人事', 'nhân sự', 'ធនធានមនុស្ស', 'ฝ่ายบุคคล'],
}
