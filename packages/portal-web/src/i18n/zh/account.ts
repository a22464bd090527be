import type { Texts } from '../areas'

export const account: Texts['account'] = {
  menu: '{{name}} 的账号',
  logOut: '退出登录',
  logOutFailed: '无法退出登录。请检查网络连接后重试。',
}
