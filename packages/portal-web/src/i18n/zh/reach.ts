import type { Translated } from '../areas'
import type { LaterTexts } from '../later-texts'

export const reach: Translated<LaterTexts['reach']> = {
  again: {
    label: '重新编辑',
    title: '重新编辑。发送后会撤回原来的消息。',
    cancel: '取消重新编辑',
  },
  mention: {
    next_other: '查看下一条提到你的消息（共 {{count, number}} 条）',
  },
  card: {
    label: '个人资料',
    show: '{{name}}的个人资料',
    close: '关闭',
    notYet: '成为联系人后才能给{{name}}发消息。',
    groups: '共同的群',
    failed: '资料的其余部分加载失败。',
  },
}
