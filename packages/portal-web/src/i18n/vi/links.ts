import type { Translated } from '../areas'
import type { links as English } from '../en/links'

export const links: Translated<typeof English> = {
  preview: {
    about: 'Xem trước liên kết',
    looking: 'Đang xem liên kết…',
    remove: 'Bỏ bản xem trước liên kết',
    setting: 'Xem trước liên kết',
    settingLead:
      'Khi bạn viết một liên kết, Sarika mở trang đó một lần rồi gửi kèm tiêu đề và hình ảnh. Trang web đó không biết bạn là ai.',
  },
  code: {
    copy: 'Sao chép mã',
    copied: 'Đã sao chép',
    notCopied: 'Không sao chép được. Hãy tự chọn đoạn mã.',
  },
  found: {
    previous: 'Kết quả trước',
    next: 'Kết quả tiếp theo',
    at: '{{at, number}} trên {{count, number}}',
  },
}
