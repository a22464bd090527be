import type { Occupation } from './occupation'

export const lawyer: Occupation = {
  id: 'lawyer',
  number: 45,
  categoryIds: [15],
  names: {
    en: ['lawyer', 'legal officer', 'attorney', 'legal adviser', 'legal advisor'],
    zh: ['律师', '律師', '法务专员', '法務專員', '法律顾问'],
    km: ['មេធាវី', 'មន្ត្រីច្បាប់', 'ទីប្រឹក្សាច្បាប់'],
    ko: ['변호사', '법무 담당자', '법률 고문'],
    th: ['ทนายความ', 'นิติกร', 'ที่ปรึกษากฎหมาย'],
    vi: ['luật sư', 'nhân viên pháp lý', 'chuyên viên pháp chế'],
  },
}
