import type { Occupation } from './occupation'

export const electrician: Occupation = {
  id: 'electrician',
  number: 29,
  categoryIds: [16],
  names: {
    en: ['electrician', 'wireman', 'electrical technician'],
    zh: ['电工', '電工', '水电工', '水電工'],
    km: ['ជាងអគ្គិសនី', 'ជាងភ្លើង', 'អ្នកបច្ចេកទេសអគ្គិសនី'],
    ko: ['전기공', '전기 기능공'],
    th: ['ช่างไฟฟ้า', 'ช่างเดินสายไฟ'],
    vi: ['thợ điện', 'kỹ thuật viên điện', 'thợ điện nước'],
  },
  apart: ['air-conditioner-technician'],
  understood: ['ช่างไฟ'],
}
