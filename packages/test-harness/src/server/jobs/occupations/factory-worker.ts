import type { Occupation } from './occupation'

export const factoryWorker: Occupation = {
  id: 'factory-worker',
  number: 31,
  categoryIds: [19],
  names: {
    en: ['factory worker', 'production worker', 'packer', 'assembler', 'assembly worker', 'packaging worker'],
    zh: ['工厂工人', '工廠工人', '普工', '操作工', '包装工人'],
    km: ['កម្មកររោងចក្រ', 'កម្មការិនីរោងចក្រ', 'អ្នកវេចខ្ចប់', 'កម្មករផលិតកម្ម'],
    ko: ['공장 근로자', '생산직', '생산직 사원', '포장공'],
    th: ['พนักงานโรงงาน', 'พนักงานฝ่ายผลิต', 'คนงานโรงงาน', 'พนักงานบรรจุ'],
    vi: ['công nhân nhà máy', 'công nhân sản xuất', 'nhân viên đóng gói', 'công nhân đóng gói'],
  },
}
