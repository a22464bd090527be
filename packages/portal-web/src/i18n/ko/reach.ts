import type { Translated } from '../areas'
import type { LaterTexts } from '../later-texts'

export const reach: Translated<LaterTexts['reach']> = {
  again: {
    label: '다시 쓰기',
    title: '다시 쓰기. 보내면 처음 메시지가 회수됩니다.',
    cancel: '다시 쓰기 취소',
  },
  mention: {
    next_other: '나를 언급한 메시지 {{count, number}}개 중 다음으로 이동',
  },
  card: {
    label: '프로필',
    show: '{{name}}님의 프로필',
    close: '닫기',
    notYet: '연락처로 추가된 뒤에 {{name}}님에게 메시지를 보낼 수 있습니다.',
    groups: '함께하는 그룹',
    failed: '프로필의 나머지를 불러오지 못했습니다.',
  },
}
