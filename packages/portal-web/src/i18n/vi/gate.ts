import type { Translated } from '../areas'
import type { gate as English } from '../en/gate'

export const gate: Translated<typeof English> = {
  off: {
    title: 'Trang này chưa có trò chuyện',
    lead: 'Hồ sơ ứng tuyển, phỏng vấn và thông báo vẫn hoạt động bình thường.',
    jobs: 'Xem việc làm',
    applications: 'Mở hồ sơ ứng tuyển',
  },
}
