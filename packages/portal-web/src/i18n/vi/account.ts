import type { Texts } from '../areas'

export const account: Texts['account'] = {
  menu: 'Tài khoản của {{name}}',
  logOut: 'Đăng xuất',
  logOutFailed: 'Không đăng xuất được. Hãy kiểm tra kết nối rồi thử lại.',
  unkept:
    'Trình duyệt này không lưu được dữ liệu cho trang web này. Bạn vẫn dùng tiếp được, nhưng có thể phải đăng nhập lại sau khi đóng trang.',
  cancel: 'Hủy',
  save: 'Lưu',
  saving: 'Đang lưu…',
  leave: {
    title: 'Đăng xuất và mất những nội dung này?',
    messages_other: '{{count, number}} tin nhắn chưa được gửi.',
    drafts_other: '{{count, number}} bản nháp chỉ được lưu trên thiết bị này.',
    lead: 'Đăng xuất sẽ xóa chúng khỏi thiết bị này.',
    stay: 'Ở lại',
  },
  deletion: {
    notice: 'Tài khoản của bạn sẽ bị xóa vào {{date}}.',
    keep: 'Giữ tài khoản',
    kept: 'Tài khoản của bạn được giữ lại.',
    failed: 'Không giữ được tài khoản. Hãy kiểm tra kết nối và thử lại.',
  },
  ended: {
    deleted:
      'Tài khoản của bạn sẽ bị xóa sau 14 ngày. Để giữ lại, hãy đăng nhập trước đó và chọn “Giữ tài khoản”.',
    expired: 'Phiên đăng nhập đã hết hạn, vui lòng đăng nhập lại',
    kicked:
      'Bạn đã đăng nhập trên thiết bị khác. Trò chuyện đang ngoại tuyến: tài khoản của bạn đã đăng nhập ở nơi khác. Hãy đăng nhập lại để trò chuyện tại đây.',
    'invalid-account': 'Tài khoản trò chuyện không hợp lệ',
    'token-refresh': 'Không gia hạn được phiên đăng nhập. Vui lòng đăng nhập lại.',
    'chat-login': 'Không đăng nhập được vào phần trò chuyện. Vui lòng đăng nhập lại.',
    kept: 'Những gì bạn chưa gửi vẫn còn trên thiết bị này. Hãy đăng nhập lại để gửi.',
    'signed-out': 'Bạn đã đăng xuất. Tin nhắn trên thiết bị này đã được xóa.',
  },
  settings: {
    title: 'Cài đặt tài khoản',
    change: 'Thay đổi',
    changeOne: 'Thay đổi: {{what}}',
    cancelOne: 'Hủy: {{what}}',
    none: 'Chưa có',
    email: 'Địa chỉ email',
    emailDone: 'Email của bạn đã được thay đổi.',
    phone: 'Điện thoại',
    phoneDone: 'Số điện thoại của bạn đã được thay đổi.',
    password: 'Mật khẩu',
    passwordNote: 'Mật khẩu mới sẽ đăng xuất mọi thiết bị khác của bạn.',
    passwordDone: 'Mật khẩu đã được thay đổi. Các thiết bị khác đã bị đăng xuất.',
    language: 'Ngôn ngữ mặc định',
    confirm: 'Xác nhận',
    failed: 'Không lưu được. Hãy kiểm tra kết nối rồi thử lại.',
  },
  picture: {
    label: 'Ảnh của bạn',
    help: 'JPG hoặc PNG, tối đa 5 MB. Người trò chuyện với bạn có thể thấy ảnh này.',
    choose: 'Chọn ảnh',
    title: 'Hiển thị phần nào?',
    move: 'Ảnh của bạn: hãy kéo hoặc di chuyển bằng phím mũi tên',
    zoom: 'Phóng to',
    done: 'Ảnh của bạn đã được thay đổi.',
    failed: 'Không lưu được ảnh. Hãy thử lại.',
    faults: {
      kind: 'Chỉ dùng được ảnh JPG và PNG.',
      size: 'Ảnh này lớn hơn 5 MB.',
      broken: 'Không đọc được tệp này như một ảnh.',
    },
  },
}
