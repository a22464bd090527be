import type { Occupation } from './occupation'

export const truckDriver: Occupation = {
  id: 'truck-driver',
  number: 78,
  categoryIds: [8],
  names: {
    en: ['truck driver', 'lorry driver', 'heavy truck driver', 'trailer driver'],
    zh: ['卡车司机', '卡車司機', '货车司机'],
    km: ['អ្នកបើកឡានដឹកទំនិញ', 'អ្នកបើកឡានធំ', 'តៃកុងឡានធំ'],
    ko: ['트럭 기사', '화물차 기사', '트럭 운전기사'],
    th: ['คนขับรถบรรทุก', 'พนักงานขับรถบรรทุก', 'คนขับรถพ่วง', 'คนขับสิบล้อ'],
    vi: ['tài xế xe tải', 'lái xe tải', 'lái xe container'],
  },
}
