import type { Translated } from '../areas'
import type { typing as English } from '../en/typing'

export const typing: Translated<typeof English> = {
  one: '{{name}}님이 입력 중',
  two: '{{name}}님과 {{other}}님이 입력 중',
  several_other: '{{count, number}}명이 입력 중',
  someone: '누군가',
  seen: {
    today: '오늘 {{time}}에 접속',
    yesterday: '어제 {{time}}에 접속',
    day: '{{day}}에 접속',
    month: '한 달 이내에 접속',
    long: '오래전에 접속',
  },
  everybody: {
    name: 'Sarika 전체 사용자',
    hint: '여기서 보내는 내용은 모든 사용자에게 알림으로 전달되며 취소할 수 없습니다. 다섯 개를 연달아 보낸 뒤에는 1분에 하나씩 나갑니다.',
    official: '공식',
    nothing: '아직 모두에게 보낸 메시지가 없습니다.',
    write: 'Sarika 전체 사용자에게 쓰기',
    ask: '모두에게 보낼까요?',
    keep: '보내지 않기',
    send: '모두에게 보내기',
  },
  service: {
    about: '온라인 상담 · 월–금 8:00–17:30',
    words: '온라인 상담 도움말 고객센터 지원 문의 문제 신고',
  },
  assistant: {
    name: '도우미',
    about: '자동으로 답합니다',
    waiting: '도우미가 찾는 중…',
    failed: '질문이 전달되지 않았습니다. 연결을 확인하고 다시 질문해 주세요.',
    again: '다시 질문',
    ask: '일자리, 지원, 면접에 대해 질문하세요…',
    toldTo: '여기에 쓴 내용은 {{host}}(으)로 보내집니다.',
    examples: {
      label: '질문 예시',
      jobs: '시엠레아프에 300달러 이상 운전기사 일자리 있나요?',
      applications: '제 지원은 어떻게 됐나요?',
      interviews: '제 면접은 언제인가요?',
      resume: '제 이력서는 얼마나 완성됐나요?',
    },
  },
  person: {
    label: '담당자와 이야기하기',
    title: '질문도 함께 보낼까요?',
    lead: '상담원이 먼저 읽습니다: “{{question}}”',
    pass: '함께 보내기',
    without: '보내지 않기',
    failed: '온라인 상담에 연결하지 못했습니다. 다시 시도하세요.',
  },
}
