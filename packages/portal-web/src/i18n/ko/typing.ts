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
    hint: '여기서 보내는 내용은 모든 사용자에게 알림으로 전달되며 취소할 수 없습니다.',
    official: '공식',
  },
  assistant: {
    name: '도우미',
    waiting: '도우미가 찾는 중…',
    failed: '도우미에게 묻지 못했습니다. 다시 시도하세요.',
  },
}
