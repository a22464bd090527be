import type { Texts } from '../areas'

export const account: Texts['account'] = {
  menu: '{{name}} 님의 계정',
  logOut: '로그아웃',
  logOutFailed: '로그아웃하지 못했습니다. 연결을 확인하고 다시 시도하세요.',
}
