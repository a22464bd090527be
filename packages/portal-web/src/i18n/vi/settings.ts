import type { Translated } from '../areas'
import type { LaterTexts } from '../later-texts'

export const settings: Translated<LaterTexts['settings']> = {
  parts: {
    label: 'Các phần của cài đặt',
    account: 'Tài khoản',
    devices: 'Thiết bị',
    notices: 'Hộp thông báo',
    privacy: 'Quyền riêng tư',
    language: 'Ngôn ngữ',
    data: 'Dữ liệu của bạn',
  },
  confirmed: 'đã xác nhận',
  devices: {
    others: 'Đăng xuất mọi thiết bị khác',
    othersDone: 'Mọi thiết bị khác đã đăng xuất.',
    this: 'thiết bị này',
    now: 'bây giờ',
    end: 'Đăng xuất',
    endOne: 'Đăng xuất: {{device}}',
    ended: 'Đã đăng xuất: {{device}}',
    unknown: 'Thiết bị không rõ',
  },
  privacy: {
    resume: 'Ai xem được hồ sơ của tôi',
    resumeLead: 'Mỗi hồ sơ có thiết lập riêng về người tìm thấy.',
    resumeLink: 'Mở hồ sơ',
  },
  look: {
    title: 'Giao diện',
    system: 'Theo thiết bị',
    light: 'Sáng',
    dark: 'Tối',
  },
  data: {
    download: 'Tải xuống tất cả',
    downloadLead: 'Hồ sơ, đơn ứng tuyển, thư và trò chuyện trong một tệp ZIP.',
    prepare: 'Tải xuống',
    preparing: 'Đang chuẩn bị…',
    done: 'Đã lưu dữ liệu của bạn.',
    delete: 'Xóa tài khoản',
    deleteLead: 'Bạn có 14 ngày để đổi ý.',
    deleteButton: 'Xóa',
  },
  deletion: {
    title: 'Xóa tài khoản của bạn?',
    goes: 'Sẽ xóa: thông tin cá nhân, hồ sơ, thư xin việc, việc đã lưu, thông báo và các đơn ứng tuyển mà nhà tuyển dụng chưa mở.',
    stays: 'Sẽ giữ: tin nhắn bạn đã gửi và các đơn ứng tuyển mà nhà tuyển dụng đã mở.',
    until:
      'Mọi thiết bị của bạn sẽ đăng xuất ngay. Đến {{date}}, bạn có thể đăng nhập và giữ tài khoản. Sau đó tài khoản bị xóa vĩnh viễn.',
    password: 'Mật khẩu',
    passwordHelp:
      'Không có mật khẩu? Hãy đăng xuất, đăng nhập lại và xóa trong vòng mười phút, để trống ô này.',
    submit: 'Xóa tài khoản',
    submitting: 'Đang xóa…',
    wrong: 'Mật khẩu không đúng.',
    again: 'Nhập mật khẩu hoặc đăng nhập lại trước.',
  },
}
