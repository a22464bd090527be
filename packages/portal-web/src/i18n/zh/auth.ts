import type { Texts } from '../areas'

export const auth: Texts['auth'] = {
  title: '登录',
  lead: '柬埔寨的工作机会，以及背后的人。',
  account: '用户名、邮箱或手机号',
  password: '密码',
  showPassword: '显示密码',
  submit: '登录',
  submitting: '正在登录…',
  accountMissing: '请输入用户名、邮箱或手机号。',
  accountLength: '长度应为 {{min, number}} 到 {{max, number}} 个字符。',
  passwordMissing: '请输入密码。',
  summary_other: '有 {{count, number}} 处需要修改：',
  wrong: '账号或密码不正确。',
  tooFast_other: '尝试次数过多。请等待 {{count, number}} 秒后再试。',
  tooFastUnknown: '尝试次数过多。请稍等片刻再试。',
  network: '无法连接服务器。请检查网络连接后重试。',
  failed: '服务器未能完成登录。请重试。',
  ended: {
    expired: '登录已过期，请重新登录。',
    kicked: '您的账号已在另一台设备上登录，因此本设备已退出。',
    'signed-out': '您已退出登录，本设备上的消息已清除。',
  },
}
