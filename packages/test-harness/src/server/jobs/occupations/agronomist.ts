import type { Occupation } from './occupation'

export const agronomist: Occupation = {
  id: 'agronomist',
  number: 2,
  categoryIds: [3],
  names: {
    en: ['agronomist', 'crop adviser', 'agricultural technician', 'agricultural officer'],
    zh: ['农艺师', '農藝師', '农业技术员'],
    km: ['កសិវិទូ', 'អ្នកបច្ចេកទេសកសិកម្ម', 'មន្ត្រីកសិកម្ម'],
    ko: ['농업 기술자', '농학자'],
    th: ['นักวิชาการเกษตร', 'เจ้าหน้าที่ส่งเสริมการเกษตร', 'นักเกษตร'],
    vi: ['kỹ sư nông nghiệp', 'cán bộ nông nghiệp', 'kỹ thuật viên nông nghiệp'],
  },
}
