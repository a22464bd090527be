import type { Translated } from '../areas'
import type { desk as English } from '../en/desk'

export const desk: Translated<typeof English> = {
  title: '企业工作台',
  login: {
    title: '登录企业工作台',
    lead: '在浏览器中回复应聘者。',
    everyone: '任何 Sarika 账号都可以在此登录。',
  },
  portal: '前往求职网站',
  company: '公司主页',
  team: '团队',
  register: {
    label: '注册公司',
    lead: '公司使用单独的账号。我们会先退出当前账号，然后您即可注册。',
    go: '退出并注册',
  },
  connection: { on: '已连接', off: '未连接' },
}
