import type { Texts } from '../areas'

export const app: Texts['app'] = {
  skip: '跳到正文',
  news: '提示消息',
  dates: { today: '今天', yesterday: '昨天' },
  nav: { label: '主导航', chat: '聊天', unread_other: '{{count, number}} 条未读消息' },
  http: { server: '服务器出错了，请稍后再试。', address: '接口地址可能不存在。' },
  notFound: {
    title: '找不到这个页面',
    lead: '地址可能输错了，或者页面已经移动。',
    home: '回到首页',
  },
  error: {
    title: '出了点问题',
    lead: '这个页面停止了工作。您写下和发送的内容都已保存。',
    retry: '重试',
    home: '回到首页',
  },
  language: {
    label: '语言',
    changed: '语言已切换为{{language}}。',
    failed: '无法获取该语言。请检查网络连接后重试。',
  },
  theme: { label: '外观', system: '跟随设备', light: '浅色', dark: '深色' },
}
