import type { Occupation } from './occupation'

export const networkAdministrator: Occupation = {
  id: 'network-administrator',
  number: 51,
  categoryIds: [14],
  names: {
    en: ['network administrator', 'network engineer', 'system administrator', 'network technician'],
    zh: ['网络管理员', '網路管理員', '网络工程师', '系统管理员'],
    km: ['អ្នកគ្រប់គ្រងបណ្តាញ', 'វិស្វករបណ្តាញ', 'អ្នកគ្រប់គ្រងប្រព័ន្ធ'],
    ko: ['네트워크 관리자', '시스템 관리자', '네트워크 엔지니어'],
    th: ['ผู้ดูแลระบบเครือข่าย', 'วิศวกรเครือข่าย', 'ผู้ดูแลระบบ'],
    vi: ['quản trị mạng', 'quản trị hệ thống', 'kỹ sư mạng'],
  },
}
