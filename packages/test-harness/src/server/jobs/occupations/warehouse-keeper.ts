import type { Occupation } from './occupation'

export const warehouseKeeper: Occupation = {
  id: 'warehouse-keeper',
  number: 81,
  categoryIds: [26],
  names: {
    en: [
      'warehouse keeper',
      'storekeeper',
      'stock controller',
      'warehouse worker',
      'warehouse assistant',
      'stock keeper',
    ],
    zh: ['仓库管理员', '倉庫管理員', '仓管员', '库管'],
    km: ['អ្នកគ្រប់គ្រងឃ្លាំង', 'បុគ្គលិកឃ្លាំង', 'អ្នកកាន់ស្តុក'],
    ko: ['창고 관리원', '창고 직원', '재고 관리원'],
    th: ['พนักงานคลังสินค้า', 'เจ้าหน้าที่คลังสินค้า', 'พนักงานสโตร์', 'พนักงานสต๊อก'],
    vi: ['thủ kho', 'nhân viên kho', 'quản lý kho'],
  },
}
