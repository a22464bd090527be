import type { Translated } from '../areas'
import type { desk as English } from '../en/desk'

export const desk: Translated<typeof English> = {
  title: 'Bàn làm việc nhà tuyển dụng',
  login: {
    title: 'Đăng nhập bàn làm việc nhà tuyển dụng',
    lead: 'Trả lời ứng viên ngay trong trình duyệt.',
    everyone: 'Tài khoản Sarika nào cũng đăng nhập được ở đây.',
  },
  portal: 'Đến trang tìm việc',
  company: 'Trang công ty',
  team: 'Nhóm tuyển dụng',
  register: {
    label: 'Đăng ký công ty',
    lead: 'Công ty có tài khoản riêng. Bạn sẽ đăng xuất khỏi tài khoản này rồi đăng ký.',
    go: 'Đăng xuất và đăng ký',
  },
  connection: { on: 'Đã kết nối', off: 'Chưa kết nối' },
}
