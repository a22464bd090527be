import type { Occupation } from './occupation'

export const shopAssistant: Occupation = {
  id: 'shop-assistant',
  number: 69,
  categoryIds: [22],
  names: {
    en: ['shop assistant', 'store clerk', 'sales assistant', 'retail associate', 'shop seller', 'seller'],
    zh: ['店员', '店員', '营业员', '导购员', '售货员'],
    km: ['បុគ្គលិកលក់ក្នុងហាង', 'អ្នកលក់ទំនិញ', 'បុគ្គលិកលក់ទំនិញ', 'អ្នកលក់ក្នុងហាង'],
    ko: ['판매원', '매장 직원', '점원', '판매 사원'],
    th: ['พนักงานขายหน้าร้าน', 'พนักงานหน้าร้าน', 'พนักงานร้านค้า'],
    vi: ['nhân viên bán hàng', 'người bán hàng', 'nhân viên cửa hàng'],
  },
  understood: ['พนักงานขาย', 'bán hàng', 'អ្នកលក់'],
}
