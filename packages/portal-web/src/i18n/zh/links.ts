import type { Translated } from '../areas'
import type { links as English } from '../en/links'

export const links: Translated<typeof English> = {
  preview: {
    about: '链接预览',
    looking: '正在获取链接信息…',
    remove: '移除链接预览',
    setting: '链接预览',
    settingLead: '您输入链接时，Sarika 会打开一次该网页，并把标题和图片一起发送。对方网站不会知道您是谁。',
  },
  code: {
    copy: '复制代码',
    copied: '已复制',
    notCopied: '无法复制，请直接选中代码。',
  },
  found: {
    previous: '上一条结果',
    next: '下一条结果',
    at: '第 {{at, number}} 条，共 {{count, number}} 条',
  },
}
