import type { Texts } from '../areas'

export const account: Texts['account'] = {
  menu: 'Tài khoản của {{name}}',
  logOut: 'Đăng xuất',
  logOutFailed: 'Không đăng xuất được. Hãy kiểm tra kết nối rồi thử lại.',
}
