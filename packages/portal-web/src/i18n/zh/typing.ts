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
    hint: '您在这里发送的内容会作为通知发给所有人，无法撤回。',
    official: '官方',
  },
  assistant: {
    name: '助手',
    waiting: '助手正在查找…',
    failed: '没能问到助手，请重试。',
  },
}
