import type { Translated } from '../areas'
import type { reports as English } from '../en/reports'

export const reports: Translated<typeof English> = {
  title: {
    person: '举报{{name}}',
    message: '举报{{name}}的消息',
  },
  lead: 'Sarika的工作人员会查看您的举报。{{name}}不会知道是您举报的。',
  legend: '有什么问题？',
  reasons: {
    asks_for_money: '索要钱款或证件',
    rude: '粗鲁或威胁',
    fraud: '疑似诈骗',
    not_who: '冒充他人',
    spam: '垃圾信息或广告',
    other: '其他问题',
  },
  words: '发生了什么？',
  optional: '选填',
  choose: '请选择问题类型。',
  messages_other: '{{count, number}} 条消息会随举报一起提交',
  readBy: '只有审核举报的人可以看到这些消息。',
  noMessages: '你们之间没有消息，因此不会附上任何消息。',
  loading: '正在加载消息…',
  notSeen: '请等消息显示后再提交举报。',
  gone: {
    person: '无法举报此人：你们在这里互不认识。',
    message: '无法再举报这条消息：它已被撤回，或您已离开聊天。',
  },
  you: '您',
  thisOne: '被举报',
  send: '提交举报',
  sending: '正在提交…',
  cancel: '取消',
  sent: '谢谢，我们会核查并通知您。',
}
