import type { Occupation } from './occupation'

export const socialWorker: Occupation = {
  id: 'social-worker',
  number: 71,
  categoryIds: [24],
  names: {
    en: ['social worker', 'community worker', 'case worker', 'community facilitator'],
    zh: ['社会工作者', '社會工作者', '社工'],
    km: ['បុគ្គលិកសង្គមកិច្ច', 'អ្នកសង្គមកិច្ច', 'បុគ្គលិកសង្គម'],
    ko: ['사회복지사', '지역사회 활동가'],
    th: ['นักสังคมสงเคราะห์', 'เจ้าหน้าที่สังคมสงเคราะห์', 'นักพัฒนาชุมชน'],
    vi: ['nhân viên công tác xã hội', 'cán bộ công tác xã hội', 'nhân viên xã hội'],
  },
}
