import type { Occupation } from './occupation'

export const hairdresser: Occupation = {
  id: 'hairdresser',
  number: 36,
  categoryIds: [23],
  names: {
    en: ['hairdresser', 'hair stylist', 'hairstylist', 'barber'],
    zh: ['理发师', '理髮師', '美发师', '发型师'],
    km: ['ជាងកាត់សក់', 'ជាងអ៊ុតសក់', 'អ្នកកាត់សក់'],
    ko: ['미용사', '헤어 디자이너', '이발사'],
    th: ['ช่างตัดผม', 'ช่างทำผม', 'ช่างเสริมสวย'],
    vi: ['thợ cắt tóc', 'thợ làm tóc', 'nhà tạo mẫu tóc'],
  },
}
