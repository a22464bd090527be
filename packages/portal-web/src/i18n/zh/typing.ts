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
  assistant: {
    name: '助手',
    waiting: '助手正在查找…',
    failed: '没能问到助手，请重试。',
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
