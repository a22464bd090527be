import type { Translated } from '../areas'
import type { LaterTexts } from '../later-texts'

export const home: Translated<LaterTexts['home']> = {
  heading: '找工作，直接和招聘的人聊',
  popular: '热门搜索',
  trades: '职能',
  banner: {
    label: '精选',
    figures: '累计超过 {{jobs, number}} 个职位和 {{seekers, number}} 名求职者',
    previous: '上一张',
    next: '下一张',
    pause: '停止轮播',
    play: '继续轮播',
  },
  now: {
    jobs_other: '个在招职位',
    companies_other: '家公司',
    provinces_other: '个省市',
  },
  today: {
    title: '今日职位',
    new: '最新',
    hot: '热门',
    urgent: '急聘',
    fast: '快速入职',
    featured: '推荐',
    all_other: '全部 {{count, number}} 个职位',
    none: '目前没有在招职位。',
  },
  count: {
    title: '浏览职位',
    categories: '职能',
    industries: '行业',
    locations: '省市',
    salaries: '月薪',
    all_other: '显示全部 {{count, number}} 项',
    number: '{{jobs, number}}',
    fewer: '收起',
  },
  companies: { all: '全部公司' },
  answering: {
    title: '回复及时的企业',
    lead: '按聊天回复速度排序',
    within: '{{time}}内回复',
  },
  tale: {
    title: '申请之前，用你的语言先问问',
    lead: '每个职位背后都有一个人。网络不好时，写下的内容也不会丢失；面试邀请会发到同一个聊天里。',
    resume: '4 分钟做好简历',
    hiring: '我要招人',
    example: '与企业聊天的示例',
    read: '已读',
  },
  tiles: {
    title: 'Sarika 上的企业',
    famousCompany: '知名企业',
    agent: '招聘机构',
    partner: '合作伙伴',
    homerightSide: '值得一看',
  },
  advice: { title: '求职指南', all: '全部文章' },
}
