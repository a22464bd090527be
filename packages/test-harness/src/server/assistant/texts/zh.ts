import { quoted, sharedLines } from './lines'
import type { Texts } from './said'

export const zh: Texts = {
  ...sharedLines,
  greeting:
    '你好，我是 Sarika 助手。你可以按职业、地点和薪资让我找工作，也可以问你的申请、面试、简历完整度，或求职建议。我只查看信息，不会替你申请或发消息。',
  thanks: '不客气，有需要随时问我。',
  viewers: '看过你简历的雇主在“谁看过我”里，这份名单我不读取。',
  followUp: '我每次只回答一个问题。请把职业、地点和薪资一起再问一次。全部职位在职位页面。',
  person:
    '这个聊天里只有我。我们的在线客服可以帮你：请点下方的“与工作人员交谈”，或在周一至周五上午8:00至下午5:30拨打客服热线。',
  deeds:
    '这个我做不了。我只能查看你自己看得到的内容，也不会透露其他人的信息。申请、修改或删除请到相应页面操作。',
  unknown:
    '我没听懂。我可以查工作、你的申请和面试、你的简历，还有求职建议。例如：“暹粒 300 美元以上的司机工作”。',
  failed: '现在查不到，请过一分钟再问。',
  noJobs: '目前没有符合条件的在招职位。换个地点或降低薪资试试。',
  jobs: (total, shown) => `找到 ${total} 个符合的职位，先看这 ${shown} 个：`,
  lookedFor: (what) => `查找条件：${what}。`,
  unused: (words) => `没有用到：${words}。`,
  notIn: (place) => `不在${place}`,
  bestPaid: '薪资从高到低',
  found: (total, shown) => `按此找到 ${total} 个职位，先看这 ${shown} 个：`,
  reach: (total, sum) => `另有 ${total} 个职位起薪低于 ${sum}，最高才达到。`,
  noneFrom: '目前没有起薪达到这个数的职位。',
  newestJobs: (total, shown) =>
    `现有 ${total} 个在招职位，这是最新的 ${shown} 个。告诉我想要的职业、地点或薪资。`,
  noApplication: '你还没有申请过职位。',
  applications: (total) => `你有 ${total} 份申请，最近的是：`,
  status: {
    delivered: '已投递，尚未查看',
    viewed: '雇主已查看',
    interview: '已邀请面试',
    accepted: '面试已约定',
    cancelled: '面试已取消',
  },
  closed: '雇主已关闭',
  noInterview: '你目前没有面试。',
  interviews: '你的面试：',
  noResume: '你还没有简历。请在“简历”中创建。',
  resumeLine: (name, percent) => `• ${quoted(name)}：完整度 ${percent}%`,
  resumeWhole: '没有缺少的内容。',
  resumeAdvice: '打开简历即可查看还缺什么。',
  advice: 'Sarika 上的这些文章也许有帮助：',
}
