import { readApplications } from '../reads'
import type { Intent } from './intent'

/** The asker's interviews, when and where. */
export const interviews: Intent = {
  name: 'interviews',
  cues: [
    ...[
      'my interview',
      'my interviews',
      'next interview',
      'an interview',
      'any interviews',
      'interview time',
      'when is the interview',
      'where is the interview',
      'interviews do i have',
    ],
    ...['សម្ភាសន៍របស់ខ្ញុំ', 'សម្ភាសរបស់ខ្ញុំ', 'ការសម្ភាស', 'សម្ភាសន៍ពេលណា', 'សម្ភាសនៅ', 'សម្ភាសពេលណា', 'ណាត់សម្ភាស'],
    ...['我的面试', '面试时间', '面试在', '有面试', '下一个面试', '下次面试', '面试安排', '什么时候面试'],
    ...['내 면접', '제 면접', '면접 일정', '면접이 언제', '면접은 언제', '다음 면접', '면접이 있'],
    ...['สัมภาษณ์ของฉัน', 'นัดสัมภาษณ์', 'สัมภาษณ์เมื่อไหร่', 'สัมภาษณ์วันไหน', 'สัมภาษณ์ที่ไหน', 'มีสัมภาษณ์', 'สัมภาษณ์ครั้งต่อไป'],
    ...[
      'phỏng vấn của tôi',
      'lịch phỏng vấn',
      'buổi phỏng vấn',
      'khi nào phỏng vấn',
      'phỏng vấn khi nào',
      'phỏng vấn ở đâu',
    ],
  ],
  async answer({ t, from, asker, language }) {
    const { shown } = await readApplications(from, asker.accountId, 'interview', language)
    const lines = shown.flatMap(({ job, company, interviewAt, place, status }) =>
      interviewAt === null
        ? []
        : [t.interviewLine(job, company, t.when(interviewAt, language), place, t.status[status])],
    )
    return { text: lines.length === 0 ? t.noInterview : [t.interviews, ...lines].join('\n') }
  },
}
