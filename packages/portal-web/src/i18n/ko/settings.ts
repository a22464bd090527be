import type { Translated } from '../areas'
import type { LaterTexts } from '../later-texts'

export const settings: Translated<LaterTexts['settings']> = {
  parts: {
    label: '설정 항목',
    account: '계정',
    devices: '기기',
    notices: '알림함',
    privacy: '개인정보',
    language: '언어',
    data: '내 데이터',
  },
  confirmed: '인증됨',
  devices: {
    others: '다른 기기 모두 로그아웃',
    othersDone: '다른 기기에서 모두 로그아웃했습니다.',
    this: '이 기기',
    now: '지금',
    end: '로그아웃',
    endOne: '로그아웃: {{device}}',
    ended: '로그아웃했습니다: {{device}}',
    unknown: '알 수 없는 기기',
  },
  privacy: {
    resume: '내 이력서를 볼 수 있는 사람',
    resumeLead: '이력서마다 누가 찾을 수 있는지 정할 수 있습니다.',
    resumeLink: '이력서 열기',
  },
  look: {
    title: '화면 모드',
    system: '기기 설정',
    light: '라이트',
    dark: '다크',
  },
  data: {
    download: '전체 다운로드',
    downloadLead: '이력서, 지원 내역, 자기소개서, 채팅을 ZIP 파일로 받습니다.',
    prepare: '다운로드',
    preparing: '준비 중…',
    done: '데이터를 저장했습니다.',
    delete: '계정 삭제',
    deleteLead: '14일 안에 취소할 수 있습니다.',
    deleteButton: '삭제',
  },
  deletion: {
    title: '계정을 삭제할까요?',
    goes: '삭제: 프로필, 이력서, 자기소개서, 저장한 공고, 알림, 기업이 열어 보지 않은 지원서.',
    stays: '유지: 보낸 메시지와 기업이 열어 본 지원서.',
    until:
      '지금 모든 기기에서 로그아웃됩니다. {{date}}까지 로그인하면 계정을 유지할 수 있습니다. 그 후에는 완전히 삭제됩니다.',
    password: '비밀번호',
    passwordHelp: '비밀번호가 없나요? 로그아웃한 뒤 다시 로그인하고, 10분 안에 이 칸을 비운 채 삭제하세요.',
    submit: '계정 삭제',
    submitting: '삭제 중…',
    wrong: '비밀번호가 올바르지 않습니다.',
    again: '비밀번호를 입력하거나 먼저 다시 로그인하세요.',
  },
}
