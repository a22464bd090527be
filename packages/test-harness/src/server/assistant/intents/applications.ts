import { readApplications } from '../reads'
import type { Intent } from './intent'

/** How far the asker's applications are. */
export const applications: Intent = {
  name: 'applications',
  cues: [
    ...[
      'my application',
      'my … application',
      'read my application',
      'my applications',
      'applied',
      'application status',
      'status of my',
      'applications do i have',
      'have they seen',
    ],
    ...['ពាក្យសុំរបស់ខ្ញុំ', 'បានដាក់ពាក្យ', 'ពាក្យសុំ', 'ពាក្យរបស់ខ្ញុំ', 'ការដាក់ពាក្យ', 'ដាក់ពាក្យរួច'],
    ...['我的申请', '申请进度', '申请状态', '申请到哪', '申请怎么样', '申请了', '投递', '我投'],
    ...['내 지원', '제 지원', '지원 현황', '지원 상태', '지원한', '지원서'],
    ...['ใบสมัคร', 'สถานะการสมัคร', 'ที่ฉันสมัคร', 'สมัครไปแล้ว', 'ที่สมัครไว้', 'การสมัครของฉัน'],
    ...[
      'đơn ứng tuyển',
      'đơn xin việc của tôi',
      'đã ứng tuyển',
      'đã nộp',
      'đơn của tôi',
      'trạng thái ứng tuyển',
    ],
  ],
  async answer({ t, from, asker, language }) {
    const { shown, total } = await readApplications(from, asker.accountId, 'applied', language)
    if (total === 0) return { text: t.noApplication }
    const lines = shown.map(({ job, company, status, isClosed, appliedAt }) =>
      t.applicationLine(job, company, isClosed ? t.closed : t.status[status], t.day(appliedAt, language)),
    )
    return { text: [t.applications(total), ...lines].join('\n') }
  },
}
