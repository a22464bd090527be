import type { Occupation } from './occupation'

export const driver: Occupation = {
  id: 'driver',
  number: 27,
  categoryIds: [8],
  names: {
    en: ['driver', 'car driver', 'chauffeur', 'taxi driver', 'company driver'],
    zh: ['司机', '司機', '驾驶员', '駕駛員'],
    km: ['អ្នកបើកបរ', 'អ្នកបើកឡាន', 'តៃកុង', 'អ្នកបើករថយន្ត', 'អ្នកបើកតាក់ស៊ី'],
    ko: ['운전기사', '운전원', '택시 기사'],
    th: ['พนักงานขับรถ', 'คนขับรถ', 'โชเฟอร์', 'คนขับแท็กซี่'],
    vi: ['tài xế', 'nhân viên lái xe', 'tài xế taxi'],
  },
  understood: ['lái xe', 'ขับรถ'],
}
