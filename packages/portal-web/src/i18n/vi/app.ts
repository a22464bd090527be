import type { Texts } from '../areas'

export const app: Texts['app'] = {
  skip: 'Chuyển đến nội dung',
  news: 'Thông báo',
  dates: { today: 'Hôm nay', yesterday: 'Hôm qua' },
  nav: { label: 'Điều hướng chính', chat: 'Trò chuyện', unread_other: '{{count, number}} tin nhắn chưa đọc' },
  http: {
    server: 'Máy chủ gặp sự cố. Hãy thử lại sau giây lát.',
    address: 'Địa chỉ API có thể không tồn tại.',
  },
  notFound: {
    title: 'Không tìm thấy trang này',
    lead: 'Địa chỉ có thể bị gõ sai, hoặc trang đã được chuyển đi.',
    home: 'Về trang đầu',
  },
  error: {
    title: 'Đã xảy ra sự cố',
    lead: 'Trang này đã ngừng hoạt động. Những gì bạn đã viết và gửi vẫn được giữ lại.',
    retry: 'Thử lại',
    home: 'Về trang đầu',
  },
  language: {
    label: 'Ngôn ngữ',
    changed: 'Ngôn ngữ hiện tại là {{language}}.',
    failed: 'Không tải được ngôn ngữ này. Hãy kiểm tra kết nối rồi thử lại.',
  },
  theme: { label: 'Giao diện', system: 'Theo thiết bị', light: 'Sáng', dark: 'Tối' },
}
