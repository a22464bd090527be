import type { Translated } from '../areas'
import type { gate as English } from '../en/gate'

export const gate: Translated<typeof English> = {
  off: {
    title: '이 사이트에서는 채팅을 사용할 수 없습니다',
    lead: '지원, 면접, 알림은 평소처럼 이용할 수 있습니다.',
    jobs: '채용 공고 보기',
    applications: '지원서 보기',
  },
}
