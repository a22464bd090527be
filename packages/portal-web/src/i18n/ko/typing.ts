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
  assistant: {
    name: '도우미',
    waiting: '도우미가 찾는 중…',
    failed: '도우미에게 묻지 못했습니다. 다시 시도하세요.',
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
