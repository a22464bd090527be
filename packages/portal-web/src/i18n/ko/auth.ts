import type { Texts } from '../areas'

export const auth: Texts['auth'] = {
  title: '로그인',
  lead: '캄보디아의 일자리, 그리고 그 뒤의 사람들.',
  account: '사용자 이름, 이메일 또는 전화번호',
  password: '비밀번호',
  showPassword: '비밀번호 표시',
  submit: '로그인',
  submitting: '로그인하는 중…',
  accountMissing: '사용자 이름, 이메일 또는 전화번호를 입력하세요.',
  accountLength: '{{min, number}}자에서 {{max, number}}자 사이여야 합니다.',
  passwordMissing: '비밀번호를 입력하세요.',
  summary_other: '확인이 필요한 항목이 {{count, number}}개 있습니다:',
  wrong: '계정 또는 비밀번호가 올바르지 않습니다.',
  tooFast_other: '시도 횟수가 너무 많습니다. {{count, number}}초 뒤에 다시 시도하세요.',
  tooFastUnknown: '시도 횟수가 너무 많습니다. 잠시 뒤에 다시 시도하세요.',
  network: '서버에 연결할 수 없습니다. 연결을 확인하고 다시 시도하세요.',
  failed: '서버에서 로그인을 처리하지 못했습니다. 다시 시도하세요.',
  ended: {
    expired: '로그인이 만료되었습니다. 다시 로그인하세요.',
    kicked: '다른 기기에서 이 계정으로 로그인하여 이 기기에서는 로그아웃되었습니다.',
    'signed-out': '로그아웃했습니다. 이 기기의 메시지는 지워졌습니다.',
  },
}
