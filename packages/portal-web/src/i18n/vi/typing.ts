import type { Translated } from '../areas'
import type { typing as English } from '../en/typing'

export const typing: Translated<typeof English> = {
  one: '{{name}} đang soạn tin',
  two: '{{name}} và {{other}} đang soạn tin',
  several_other: '{{count, number}} người đang soạn tin',
  someone: 'Ai đó',
  seen: {
    today: 'hoạt động hôm nay lúc {{time}}',
    yesterday: 'hoạt động hôm qua lúc {{time}}',
    day: 'hoạt động {{day}}',
    month: 'hoạt động trong vòng một tháng',
    long: 'hoạt động từ lâu',
  },
  assistant: {
    name: 'Trợ lý',
    waiting: 'Trợ lý đang tìm…',
    failed: 'Chưa hỏi được trợ lý. Hãy thử lại.',
  },
  person: {
    label: 'Nói chuyện với nhân viên',
    title: 'Gửi kèm câu hỏi của bạn?',
    lead: 'Nhân viên sẽ đọc trước: “{{question}}”',
    pass: 'Gửi kèm',
    without: 'Không gửi',
    failed: 'Không liên hệ được hỗ trợ trực tuyến. Hãy thử lại.',
  },
}
