import type { Occupation } from './occupation'

export const electricalEngineer: Occupation = {
  id: 'electrical-engineer',
  number: 28,
  categoryIds: [10],
  names: {
    en: ['electrical engineer', 'power engineer', 'electronics engineer'],
    zh: ['电气工程师', '電氣工程師', '电子工程师'],
    km: ['វិស្វករអគ្គិសនី', 'វិស្វករអេឡិចត្រូនិច'],
    ko: ['전기 기사', '전기 엔지니어', '전기 기술자'],
    th: ['วิศวกรไฟฟ้า', 'วิศวกรอิเล็กทรอนิกส์'],
    vi: ['kỹ sư điện', 'kỹ sư điện tử'],
  },
}
