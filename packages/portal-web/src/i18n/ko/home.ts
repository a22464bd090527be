import type { Translated } from '../areas'
import type { LaterTexts } from '../later-texts'

export const home: Translated<LaterTexts['home']> = {
  banner: {
    label: '주요 소식',
    figures: '지금까지 일자리 {{jobs, number}}개 이상, 구직자 {{seekers, number}}명 이상',
    previous: '이전',
    next: '다음',
    pause: '넘김 멈추기',
    play: '넘김 계속하기',
  },
  now: {
    jobs_other: '채용 중인 일자리 {{count, number}}개',
    companies_other: '기업 {{count, number}}곳',
  },
  shelf: {
    hot: '인기 일자리',
    urgent: '급구 일자리',
    fast: '빠른 채용',
    featured: '추천 일자리',
    allFeatured: '추천 일자리 모두 보기',
    previous: '이전 일자리',
    next: '다음 일자리',
    page: '{{pages}}페이지 중 {{page}}페이지',
  },
  count: {
    title: '일자리 둘러보기',
    categories: '직무',
    industries: '업종',
    locations: '지역',
    salaries: '월급',
    all_other: '{{count, number}}개 모두 보기',
    number: '{{jobs, number}}',
    fewer: '접기',
  },
  companies: { title: '추천 기업', all: '기업 모두 보기' },
  tiles: { famous: '유명 기업', agents: '채용 대행사', partners: '함께하는 기업', side: '눈여겨볼 기업' },
  advice: { title: '취업 조언', all: '조언 모두 보기' },
}
