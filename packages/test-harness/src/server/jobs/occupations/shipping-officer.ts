import type { Occupation } from './occupation'

export const shippingOfficer: Occupation = {
  id: 'shipping-officer',
  number: 68,
  categoryIds: [26],
  names: {
    en: [
      'shipping officer',
      'import export officer',
      'customs clerk',
      'logistics officer',
      'freight forwarder',
    ],
    zh: ['船务专员', '船務專員', '物流专员', '报关员', '货代'],
    km: ['មន្ត្រីដឹកជញ្ជូនទំនិញ', 'មន្ត្រីនាំចេញនាំចូល', 'មន្ត្រីភស្តុភារ', 'អ្នកប្រកាសគយ'],
    ko: ['선적 담당자', '무역 담당자', '물류 담당자', '관세사'],
    th: ['เจ้าหน้าที่ขนส่งสินค้า', 'เจ้าหน้าที่ชิปปิ้ง', 'เจ้าหน้าที่โลจิสติกส์', 'พนักงานชิปปิ้ง'],
    vi: ['nhân viên xuất nhập khẩu', 'nhân viên logistics', 'nhân viên khai báo hải quan'],
  },
}
