import type { Occupation } from './occupation'

export const forkliftDriver: Occupation = {
  id: 'forklift-driver',
  number: 33,
  categoryIds: [26],
  names: {
    en: ['forklift driver', 'forklift operator'],
    zh: ['叉车司机', '堆高機司機', '叉车工'],
    km: ['អ្នកបើករថយន្តស្ទូច', 'អ្នកបើករថស្ទូច', 'អ្នកបើក Forklift'],
    ko: ['지게차 기사', '지게차 운전원'],
    th: ['คนขับรถโฟล์คลิฟท์', 'พนักงานขับรถโฟล์คลิฟท์'],
    vi: ['lái xe nâng', 'tài xế xe nâng'],
  },
}
