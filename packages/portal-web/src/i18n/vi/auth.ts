import type { Texts } from '../areas'

export const auth: Texts['auth'] = {
  title: 'Đăng nhập',
  lead: 'Việc làm tại Campuchia, và những con người phía sau.',
  account: 'Tên người dùng, email hoặc số điện thoại',
  password: 'Mật khẩu',
  showPassword: 'Hiện mật khẩu',
  submit: 'Đăng nhập',
  submitting: 'Đang đăng nhập…',
  accountMissing: 'Hãy nhập tên người dùng, email hoặc số điện thoại.',
  accountLength: 'Cần từ {{min, number}} đến {{max, number}} ký tự.',
  passwordMissing: 'Hãy nhập mật khẩu.',
  summary_other: 'Có {{count, number}} ô cần sửa:',
  wrong: 'Tài khoản hoặc mật khẩu không đúng.',
  tooFast_other: 'Bạn đã thử quá nhiều lần. Hãy đợi {{count, number}} giây rồi thử lại.',
  tooFastUnknown: 'Bạn đã thử quá nhiều lần. Hãy đợi một lát rồi thử lại.',
  network: 'Không kết nối được với máy chủ. Hãy kiểm tra kết nối rồi thử lại.',
  failed: 'Máy chủ không thể đăng nhập cho bạn. Hãy thử lại.',
  ended: {
    expired: 'Phiên đăng nhập của bạn đã hết hạn. Vui lòng đăng nhập lại.',
    kicked: 'Tài khoản của bạn đã đăng nhập trên thiết bị khác, nên thiết bị này đã bị đăng xuất.',
    'signed-out': 'Bạn đã đăng xuất. Tin nhắn trên thiết bị này đã được xóa.',
  },
}
