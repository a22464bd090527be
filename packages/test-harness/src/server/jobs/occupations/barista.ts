import type { Occupation } from './occupation'

export const barista: Occupation = {
  id: 'barista',
  number: 8,
  categoryIds: [12],
  names: {
    en: ['barista', 'coffee maker'],
    zh: ['咖啡师', '咖啡師'],
    km: ['អ្នកឆុងកាហ្វេ', 'អ្នកឆុងភេសជ្ជៈ', 'បារីស្តា'],
    ko: ['바리스타'],
    th: ['บาริสต้า', 'พนักงานชงกาแฟ'],
    vi: ['nhân viên pha chế', 'thợ pha chế', 'pha chế viên'],
  },
  understood: ['pha chế'],
}
