import type { Occupation } from './occupation'

export const housekeeper: Occupation = {
  id: 'housekeeper',
  number: 37,
  categoryIds: [12],
  names: {
    en: ['housekeeper', 'room attendant', 'housekeeping attendant', 'chambermaid'],
    zh: ['客房服务员', '客房服務員', '客房清洁员'],
    km: ['បុគ្គលិករៀបចំបន្ទប់', 'អ្នករៀបចំបន្ទប់', 'អ្នកសម្អាតបន្ទប់'],
    ko: ['객실 관리원', '룸메이드', '하우스키퍼'],
    th: ['แม่บ้านโรงแรม', 'พนักงานทำความสะอาดห้องพัก', 'รูมเมด'],
    vi: ['nhân viên buồng phòng', 'nhân viên dọn phòng', 'tạp vụ buồng phòng'],
  },
  understood: ['housekeeping'],
}
