import type { Texts } from '../areas'

export const app: Texts['app'] = {
  skip: 'Chuyển đến nội dung',
  news: 'Thông báo',
  dates: { today: 'Hôm nay', yesterday: 'Hôm qua' },
  nav: {
    label: 'Điều hướng chính',
    menu: 'Trình đơn',
    messages: 'Tin nhắn',
    unread_other: '{{count, number}} tin nhắn chưa đọc',
    logIn: 'Đăng nhập',
    register: 'Đăng ký',
    companyService: 'Dịch vụ công ty',
    logInFirst: 'Vui lòng đăng nhập trước.',
    defaultLanguage: 'Ngôn ngữ mặc định',
  },
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
  coming: { tag: 'Sắp ra mắt', chat: 'Mở trò chuyện', home: 'Về trang đầu' },
  home: {
    lead: 'Tìm kiếm việc làm sắp ra mắt. Trò chuyện giữa người tìm việc và nhà tuyển dụng đã dùng được hôm nay.',
    seekers: 'Cho người tìm việc',
    seekersLead:
      'Nói chuyện trực tiếp với nhà tuyển dụng bằng tiếng Khmer, tiếng Anh hay bất kỳ ngôn ngữ nào.',
    employersLead: 'Trả lời ứng viên tại bàn làm việc của nhà tuyển dụng, ngay trong trình duyệt.',
    chat: 'Mở trò chuyện',
    desk: 'Mở bàn làm việc',
  },
  company: {
    label: 'Dành cho công ty',
    home: 'Trang nhà tuyển dụng',
    ordinary: 'Việc thường',
    urgent: 'Việc gấp',
    famous: 'Công ty nổi tiếng',
    agency: 'Đại lý',
    advertising: 'Quảng cáo',
    apply: 'Tìm việc',
  },
  footer: {
    contact: 'Liên hệ',
    hotline: 'Đường dây hỗ trợ',
    hours: 'Thứ Hai đến thứ Sáu, 8:00-17:30',
    mail: 'E-mail hỗ trợ',
    social: 'Theo dõi chúng tôi',
    apps: 'Sarika trên điện thoại của bạn',
    code: 'Mã QR: {{name}}',
    demo: 'Đây là bản trình diễn: số điện thoại, e-mail, ứng dụng và liên kết ngoài không dẫn đến ai.',
  },
  top: 'Lên đầu trang',
  service: {
    open: 'Hỗ trợ trực tuyến',
    lead: 'Ở đây chưa có người trả lời bằng chữ. Hãy gọi hoặc gửi e-mail cho chúng tôi.',
  },
  announcement: {
    title: 'Chào mừng đến với Sarika mới',
    lead: 'Trang này là trang mới. Trang cũ vẫn mở thêm một thời gian.',
    ok: 'Đồng ý',
    old: 'Đến trang cũ',
  },
  defaultLanguage: {
    lead: 'Tài khoản của bạn sẽ bắt đầu bằng ngôn ngữ này.',
  },
}
