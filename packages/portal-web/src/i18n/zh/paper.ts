import type { Translated } from '../areas'
import type { LaterTexts } from '../later-texts'

export const paper: Translated<LaterTexts['paper']> = {
  summary: '个人简介',
  intention: '求职意向',
  experiences: '工作经历',
  educations: '教育经历',
  languageLevels: '语言能力',
  skills: '专业技能',
  qualifications: '证书',
  born: '{{date}}出生',
  sex: { male: '男', female: '女' },
  place: '{{province}}·{{district}}',
  places: '{{one}}或{{other}}',
  payFrom: '月薪 {{pay}} 起',
  degree: '{{qualification}}，{{major}}',
  span: '{{from}} – {{to}}',
  now: '至今',
  years_other: '{{count, number}} 年',
  lastUsed: '最近使用于 {{year}} 年',
}
