import type { Occupation } from './occupation'

export const civilEngineer: Occupation = {
  id: 'civil-engineer',
  number: 16,
  categoryIds: [5],
  names: {
    en: ['civil engineer', 'site engineer', 'construction engineer', 'structural engineer'],
    zh: ['土木工程师', '土木工程師', '现场工程师', '施工工程师'],
    km: ['វិស្វករសំណង់ស៊ីវិល', 'វិស្វករសំណង់', 'វិស្វករការដ្ឋាន', 'វិស្វករស៊ីវិល'],
    ko: ['토목 기사', '토목 엔지니어', '현장 기사', '건설 기사'],
    th: ['วิศวกรโยธา', 'วิศวกรสนาม', 'วิศวกรก่อสร้าง'],
    vi: ['kỹ sư xây dựng', 'kỹ sư công trường', 'kỹ sư dân dụng'],
  },
}
