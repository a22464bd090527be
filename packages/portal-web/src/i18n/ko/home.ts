import type { Translated } from '../areas'
import type { LaterTexts } from '../later-texts'

export const home: Translated<LaterTexts['home']> = {
  heading: '일자리를 찾고, 채용 담당자와 바로 이야기하세요',
  popular: '인기 검색어',
  trades: '직무',
  banner: {
    label: '주요 소식',
    figures: '지금까지 일자리 {{jobs, number}}개 이상, 구직자 {{seekers, number}}명 이상',
    previous: '이전',
    next: '다음',
    pause: '넘김 멈추기',
    play: '넘김 계속하기',
  },
  now: {
    jobs_other: '채용 중인 일자리',
    companies_other: '기업',
    provinces_other: '지역',
  },
  today: {
    title: '오늘의 일자리',
    new: '최신',
    hot: '인기',
    urgent: '급구',
    fast: '빠른 채용',
    featured: '추천',
    all_other: '일자리 {{count, number}}개 모두 보기',
    none: '지금은 채용 중인 일자리가 없습니다.',
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
  companies: { all: '기업 모두 보기' },
  answering: {
    title: '답이 빠른 기업',
    lead: '채팅 답변이 빠른 순',
    within: '{{time}} 안에 답변',
  },
  tale: {
    title: '지원하기 전에, 내 언어로 물어보세요',
    lead: '모든 일자리 뒤에는 사람이 있습니다. 네트워크가 불안정해도 쓴 내용은 사라지지 않고, 면접 초대도 같은 채팅으로 옵니다.',
    resume: '4분 만에 이력서 만들기',
    hiring: '채용하고 싶어요',
    example: '기업과 나눈 채팅 예시',
    read: '읽음',
  },
  tiles: {
    title: 'Sarika의 기업들',
    famousCompany: '유명 기업',
    agent: '채용 대행사',
    partner: '함께하는 기업',
    homerightSide: '눈여겨볼 기업',
  },
  advice: { title: '취업 조언', all: '조언 모두 보기' },
}
