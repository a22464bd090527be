import type { Translated } from '../areas'
import type { gate as English } from '../en/gate'

export const gate: Translated<typeof English> = {
  off: {
    title: '本站暂未开通聊天',
    lead: '投递、面试和通知照常使用。',
    jobs: '浏览职位',
    applications: '查看申请',
  },
}
