import type { Translated } from '../areas'
import type { desk as English } from '../en/desk'

export const desk: Translated<typeof English> = {
  title: '기업 데스크',
  login: {
    title: '기업 데스크 로그인',
    lead: '브라우저에서 지원자에게 바로 답하세요.',
    everyone: 'Sarika 계정이 있으면 누구나 로그인할 수 있습니다.',
  },
  portal: '채용 사이트로 가기',
  company: '회사 페이지',
  team: '팀',
  register: {
    label: '회사 등록',
    lead: '회사는 별도의 계정을 사용합니다. 이 계정에서 로그아웃한 뒤 등록하게 됩니다.',
    go: '로그아웃하고 등록',
  },
  connection: { on: '연결됨', off: '연결되지 않음' },
}
