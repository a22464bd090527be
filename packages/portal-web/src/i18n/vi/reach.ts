import type { Translated } from '../areas'
import type { LaterTexts } from '../later-texts'

export const reach: Translated<LaterTexts['reach']> = {
  again: {
    label: 'Viết lại',
    title: 'Viết lại. Khi gửi, tin nhắn cũ sẽ được thu hồi.',
    cancel: 'Hủy viết lại',
  },
  mention: {
    next_other: 'Đến tin tiếp theo trong {{count, number}} tin nhắc đến bạn',
  },
  card: {
    label: 'Hồ sơ',
    show: 'Hồ sơ của {{name}}',
    close: 'Đóng',
    notYet: 'Bạn có thể nhắn tin cho {{name}} khi hai người là liên hệ của nhau.',
    groups: 'Nhóm chung',
    failed: 'Không tải được phần còn lại của hồ sơ này.',
  },
}
