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
  everybody: {
    name: 'Mọi người trên Sarika',
    hint: 'Nội dung bạn gửi ở đây sẽ đến tất cả mọi người dưới dạng thông báo và không thể thu hồi. Sau năm tin liên tiếp, mỗi phút gửi được một tin.',
    official: 'Chính thức',
    nothing: 'Chưa có gì được gửi đến mọi người.',
    write: 'Viết cho mọi người trên Sarika',
    ask: 'Gửi đến mọi người?',
    keep: 'Không gửi',
    send: 'Gửi đến mọi người',
  },
  service: {
    about: 'Hỗ trợ trực tuyến · Thứ Hai–Thứ Sáu 8:00–17:30',
    words: 'trực tuyến trợ giúp hỗ trợ liên hệ vấn đề câu hỏi khiếu nại',
  },
  assistant: {
    name: 'Trợ lý',
    about: 'Trả lời tự động',
    waiting: 'Trợ lý đang tìm…',
    failed: 'Chưa gửi được câu hỏi. Hãy kiểm tra kết nối rồi hỏi lại.',
    again: 'Hỏi lại',
    ask: 'Hỏi về việc làm, đơn ứng tuyển, phỏng vấn…',
    toldTo: 'Những gì bạn viết ở đây được gửi đến {{host}}.',
    examples: {
      label: 'Câu hỏi mẫu',
      jobs: 'Có việc tài xế ở Siem Reap trên 300 đô không?',
      applications: 'Đơn ứng tuyển của tôi đến đâu rồi?',
      interviews: 'Khi nào tôi phỏng vấn?',
      resume: 'Hồ sơ của tôi hoàn chỉnh đến đâu?',
    },
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
