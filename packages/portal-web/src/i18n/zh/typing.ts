import type { Translated } from '../areas'
import type { typing as English } from '../en/typing'

export const typing: Translated<typeof English> = {
  one: '{{name}} 正在输入',
  two: '{{name}} 和 {{other}} 正在输入',
  several_other: '{{count, number}} 人正在输入',
  someone: '有人',
  seen: {
    today: '今天 {{time}} 在线',
    yesterday: '昨天 {{time}} 在线',
    day: '{{day}}在线',
    month: '一个月内在线',
    long: '很久没有上线',
  },
  everybody: {
    name: 'Sarika 所有用户',
    hint: '您在这里发送的内容会作为通知发给所有人，无法撤回。连续发送五条后，每分钟发出一条。',
    official: '官方',
    nothing: '还没有给所有人发过消息。',
    write: '写给 Sarika 所有用户',
    ask: '发送给所有人？',
    keep: '不发送',
    send: '发送给所有人',
  },
  service: {
    about: '在线客服 · 周一至周五 8:00–17:30',
    words: '在线客服 帮助 客服 支持 联系我们 投诉 问题',
  },
  assistant: {
    name: '助手',
    about: '自动回复',
    waiting: '助手正在查找…',
    failed: '没能问到我，请检查网络后再问一次。',
    again: '再问一次',
    ask: '问职位、申请、面试…',
    toldTo: '你在这里写的内容会发送到 {{host}}。',
    examples: {
      label: '可以这样问',
      jobs: '暹粒有300美元以上的司机工作吗？',
      applications: '我的申请怎么样了？',
      interviews: '我的面试是什么时候？',
      resume: '我的简历完整吗？',
    },
  },
  person: {
    label: '与工作人员交谈',
    title: '要带上您的问题吗？',
    lead: '在线客服会先看到：“{{question}}”',
    pass: '带上',
    without: '不带',
    failed: '无法联系在线客服，请重试。',
  },
}
