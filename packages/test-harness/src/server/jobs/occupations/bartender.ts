import type { Occupation } from './occupation'

export const bartender: Occupation = {
  id: 'bartender',
  number: 9,
  categoryIds: [12],
  names: {
    en: ['bartender', 'barman', 'barmaid', 'mixologist'],
    zh: ['调酒师', '調酒師', '酒保'],
    km: ['អ្នកលាយស្រា', 'អ្នកលាយភេសជ្ជៈ'],
    ko: ['바텐더', '바 직원'],
    th: ['บาร์เทนเดอร์', 'พนักงานบาร์', 'พนักงานผสมเครื่องดื่ม'],
    vi: ['nhân viên quầy bar', 'thợ pha rượu'],
  },
}
