import type { Translated } from '../areas'
import type { LaterTexts } from '../later-texts'

export const home: Translated<LaterTexts['home']> = {
  banner: {
    label: '精选',
    figures: '累计超过 {{jobs, number}} 个职位和 {{seekers, number}} 名求职者',
    previous: '上一张',
    next: '下一张',
    pause: '停止轮播',
    play: '继续轮播',
  },
  now: {
    jobs_other: '{{count, number}} 个在招职位',
    companies_other: '{{count, number}} 家公司',
  },
  shelf: {
    hot: '热门职位',
    urgent: '急聘职位',
    fast: '快速入职',
    featured: '推荐职位',
    allFeatured: '全部推荐职位',
    previous: '前面的职位',
    next: '后面的职位',
    page: '第 {{page}} 页，共 {{pages}} 页',
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
  companies: { title: '推荐公司', all: '全部公司' },
  tiles: { famous: '知名企业', agents: '招聘机构', partners: '合作伙伴', side: '值得一看' },
  advice: { title: '求职指南', all: '全部文章' },
}
